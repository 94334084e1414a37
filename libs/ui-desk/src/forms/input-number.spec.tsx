import { renderUi } from '@kaaj/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '..';
import { Form, InputNumber, useValues } from '.';

const user = userEvent.setup({ delay: null });

function Page({ workers, onFinish }: { workers: string; onFinish: (values: object) => void }) {
  const form = useValues({ workers });
  return (
    <Form {...form} onFinish={() => onFinish(form.values)}>
      <Form.Item name="workers" label="Workers">
        <InputNumber min={1} max={10} />
      </Form.Item>
      <button type="submit">Send</button>
    </Form>
  );
}

function show(workers = '', language: 'en' | 'bn' = 'en') {
  const onFinish = jest.fn();
  renderUi(
    <UiRoot theme="light" language={language}>
      <Page workers={workers} onFinish={onFinish} />
    </UiRoot>,
    language,
  );
  return onFinish;
}

const field = () => screen.getByLabelText('Workers');

describe('a whole number of the desk', () => {
  it.each(['১২', '1,000', '12.5', 'twelve', '11', '007'])('keeps "%s" as typed on blur', async (text) => {
    show();
    await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveValue(text);
  });

  it.each(['১২', 'twelve', '0'])('shows "%s" of a draft as it is', (text) => {
    show(text);
    expect(field()).toHaveValue(text);
  });

  it('is submitted as typed', async () => {
    const onFinish = show();
    await user.type(field(), '৭{Enter}');
    await screen.findByDisplayValue('৭');
    expect(onFinish).toHaveBeenCalledWith({ workers: '৭' });
  });

  it('counts by the arrow keys, from one bound to the other', async () => {
    show('9');
    await user.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('10');
    await user.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('10');
    await user.type(field(), '{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('8');
  });

  it('counts in Bangla digits when the language is Bangla', async () => {
    show('৮', 'bn');
    await user.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('৯');
  });

  it('ignores the wheel, and opens the digit keyboard on phones', async () => {
    show('3');
    await user.click(field());
    fireEvent.wheel(field(), { deltaY: -100 });
    expect(field()).toHaveValue('3');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });

  it('can be emptied', async () => {
    show('3');
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('');
  });
});
