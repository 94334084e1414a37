import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '..';
import { DatePicker, Form, useValues } from '.';

const user = userEvent.setup({ delay: null });

const BOUNDS = { min: '2026-12-03', max: '2026-12-20' };
const NO_DAY = 'This is not a valid date. Enter day, month and year, such as 04/12/2026.';

interface PageProps {
  day?: string;
  language?: 'en' | 'bn';
  onSend?: (values: object) => void;
  onChange?: (day: string) => void;
}

function Page({ day = '', onSend, onChange }: PageProps) {
  const form = useValues({ day });
  return (
    <Form
      values={form.values}
      onChange={(name, value) => {
        form.onChange(name, value);
        onChange?.(value);
      }}
      onFinish={() => onSend?.(form.values)}
    >
      <Form.Item name="day" label="Day">
        <DatePicker {...BOUNDS} />
      </Form.Item>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.onChange('day', '2026-12-04')}>
        Template
      </button>
    </Form>
  );
}

function show({ language = 'en', ...page }: PageProps = {}) {
  renderUi(
    <UiRoot theme="light" language={language}>
      <main>
        <Page {...page} />
      </main>
    </UiRoot>,
    language,
  );
}

const field = () => screen.getByLabelText('Day');
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
/** Focuses the line, which loads antd's picker and opens it. */
const opened = async () => {
  await user.click(field());
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).toBeVisible());
};
const cell = (day: string) => screen.findByText(day, { selector: '.ant-picker-cell-in-view *' });

describe('a typed day', () => {
  it.each([
    ['before the picker is loaded', () => Promise.resolve()],
    ['in the picker', opened],
  ])('is held as YYYY-MM-DD, and shown in the language’s digits: %s', async (_, ready) => {
    const onSend = jest.fn();
    show({ onSend, language: 'bn' });
    await ready();
    await user.type(field(), '2026.12.4');
    expect(field()).toHaveValue('2026.12.4');
    await user.tab();
    expect(field()).toHaveValue('০৪/১২/২০২৬');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-04' }));
  });

  it.each(['৪/১২/২০২৬', '4-12-2026', '2026-12-04', '২০২৬ ১২ ৪'])(
    'is read with its day or its year first: %s',
    async (text) => {
      const onChange = jest.fn();
      show({ onChange });
      await opened();
      await user.type(field(), text);
      await user.tab();
      expect(field()).toHaveValue('04/12/2026');
      expect(onChange.mock.calls).toEqual([['2026-12-04']]);
    },
  );

  it('is edited character by character, and changes the value only for a date', async () => {
    const onChange = jest.fn();
    show({ day: '2026-12-14', onChange });
    await opened();
    await user.type(field(), '{Backspace}5');
    expect(field()).toHaveValue('14/12/2025');
    expect(onChange.mock.calls).toEqual([['2025-12-14']]);
  });

  it('is none once its text is deleted', async () => {
    const onSend = jest.fn();
    show({ day: '2026-12-04', onSend });
    await opened();
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '' }));
  });

  it.each([
    ['left', () => user.tab()],
    ['submitted', () => user.keyboard('{Enter}')],
  ])('that is no date stays, is reported and is not sent, once the line is %s', async (_, leave) => {
    const onSend = jest.fn();
    const onChange = jest.fn();
    show({ day: '2026-12-04', onSend, onChange });
    await opened();
    await user.clear(field());
    await user.type(field(), '31/02/2026');
    expect(screen.queryByText(NO_DAY)).toBeNull();
    await leave();
    expect(await screen.findByText(NO_DAY)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(NO_DAY);
    expect(field()).toHaveValue('31/02/2026');
    expect(field()).toBeInvalid();
    expect(onChange).toHaveBeenLastCalledWith('');
    await send();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('that is no date is replaced by what the form is given', async () => {
    show();
    await opened();
    await user.type(field(), 'Friday');
    await user.click(screen.getByRole('button', { name: 'Template' }));
    expect(field()).toHaveValue('04/12/2026');
    await waitFor(() => expect(field()).toBeValid());
  });

  it.each([
    ['2/12/2026', 'The date cannot be before 03/12/2026.'],
    ['21/12/2026', 'The date cannot be after 20/12/2026.'],
  ])('out of the bounds is refused with a sentence: %s', async (text, sentence) => {
    const onSend = jest.fn();
    show({ onSend });
    await opened();
    await user.type(field(), text);
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(sentence);
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('a picked day', () => {
  it('is picked by the mouse, in the landmark of its field', async () => {
    const onSend = jest.fn();
    show({ day: '2026-12-04', onSend });
    await opened();
    expect(screen.getByRole('main')).toContainElement(await cell('15'));
    await user.click(await cell('15'));
    expect(field()).toHaveValue('15/12/2026');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-15' }));
  });

  it('replaces a text that is no date, if it is the day before it, too', async () => {
    show({ day: '2026-12-04' });
    await opened();
    await user.type(field(), '{Backspace}');
    await user.click(await cell('4'));
    expect(field()).toHaveValue('04/12/2026');
  });

  it('is within the bounds', async () => {
    const onChange = jest.fn();
    show({ day: '2026-12-04', onChange });
    await opened();
    await user.click(await cell('2'));
    await user.click(await cell('21'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is shown in Bangla when the language is Bangla', async () => {
    show({ day: '2026-12-04', language: 'bn' });
    await opened();
    expect(await cell('১৫')).toBeVisible();
    expect(screen.getByRole('button', { name: 'বছর পছন্দ করুন' })).toHaveTextContent('২০২৬');
    expect(screen.getByRole('button', { name: 'মাস পছন্দ করুন' })).toHaveTextContent('ডিসে');
  });
});

it('is the date field of the device on phones', async () => {
  const undo = matchMediaQueries('47.99rem');
  const onSend = jest.fn();
  show({ day: '2026-12-04', onSend });
  expect(field()).toHaveAttribute('type', 'date');
  expect(field()).toHaveAttribute('min', '2026-12-03');
  expect(field()).toHaveAttribute('max', '2026-12-20');
  fireEvent.change(field(), { target: { value: '2026-12-21' } });
  await send();
  expect(await screen.findByText('The date cannot be after 20/12/2026.')).toBeVisible();
  fireEvent.change(field(), { target: { value: '2026-12-15' } });
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-15' }));
  undo();
});
