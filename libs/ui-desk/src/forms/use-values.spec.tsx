import { Button } from '@kaaj/ui';
import { renderUi } from '@kaaj/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '..';
import { Form, Input, InputNumber, useValues } from '.';

const user = userEvent.setup({ delay: null });
const MISSING = 'This field is required.';

const check = (values: { coin: string; reason: string }) => ({
  coin: values.coin === '' ? MISSING : undefined,
  reason: values.reason === '' ? MISSING : undefined,
});

function show(send: (values: object) => Promise<unknown> = () => Promise.resolve()) {
  let refuse: (said: Record<string, string>) => void = () => undefined;
  function Page() {
    const form = useValues({ coin: '110', reason: '' });
    const [refused, setRefused] = useState<Record<string, string>>({});
    refuse = setRefused;
    return (
      <UiRoot theme="light" language="en">
        <Form {...form} check={check} refused={refused} onFinish={() => send(form.values)}>
          <Form.Item name="coin" label="Coins" required>
            <InputNumber />
          </Form.Item>
          <Form.Item name="reason" label="Reason" extra="For the log." required>
            <Input.TextArea />
          </Form.Item>
          <Button type="submit">Send</Button>
        </Form>
      </UiRoot>
    );
  }
  renderUi(<Page />);
  return { refuse: (said: Record<string, string>) => act(() => refuse(said)) };
}

const coins = () => screen.getByLabelText(/^Coins/);
const reason = () => screen.getByLabelText(/^Reason/);
const press = () => user.click(screen.getByRole('button', { name: 'Send' }));

describe('a form with values of its own', () => {
  it('shows errors on submit, focuses the first, and validates on change from then on', async () => {
    const send = jest.fn(() => Promise.resolve());
    show(send);
    await user.clear(coins());
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
    await press();
    await waitFor(() => expect(coins()).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText(MISSING)).toHaveLength(2));
    for (const field of [coins(), reason()]) expect(field).toBeInvalid();
    expect(reason()).toHaveAccessibleDescription(`${MISSING} For the log.`);
    await user.type(coins(), '90');
    await waitFor(() => expect(coins()).toBeValid());
    expect(reason()).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('submits its values, once however often it is pressed', async () => {
    let done: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    show(send);
    await user.type(reason(), 'Paid twice');
    await press();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith({ coin: '110', reason: 'Paid twice' });
    done();
  });

  it('shows the server’s error below its field until the field changes', async () => {
    const { refuse } = show();
    refuse({ reason: 'This is too long.' });
    await waitFor(() => expect(reason()).toHaveAccessibleDescription('This is too long. For the log.'));
    expect(coins()).toBeValid();
    await user.type(reason(), 'x');
    await waitFor(() => expect(reason()).toBeValid());
  });

  it('renders no other field again while one is filled in', async () => {
    const rendered = jest.fn();
    const Hint = () => (rendered(), 'For the log.');
    function Page() {
      const form = useValues({ title: '', reason: '' });
      return (
        <Form {...form} check={() => ({})}>
          <Form.Item name="title" label="Title">
            <Input />
          </Form.Item>
          <Form.Item name="reason" label="Reason" extra={<Hint />}>
            <Input />
          </Form.Item>
        </Form>
      );
    }
    renderUi(<Page />);
    expect(rendered).toHaveBeenCalledTimes(1);
    await user.type(screen.getByLabelText('Title'), 'Boats');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
