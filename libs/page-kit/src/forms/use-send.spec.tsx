import { type ApiError } from '@kaaj/api-client';
import { Button, Form, TextField } from '@kaaj/ui';
import { common, uiRequests } from '@kaaj/web-kit';
import { renderPage, whileOffline } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSend } from './use-send';

const user = userEvent.setup({ delay: null });
const refusal: ApiError = {
  status: 422,
  code: 'request/invalid',
  message: 'Refused',
  errors: [{ field: 'name', code: 'isEmail', message: 'No e-mail' }],
};
type Options = NonNullable<Parameters<ReturnType<typeof useSend>['send']>[1]>;

async function open(call: () => Promise<unknown>, options: Options = {}) {
  const outcomes: boolean[] = [];
  function Page() {
    const { send, field, submitButton } = useSend();
    return (
      <Form
        onSubmit={({ currentTarget: form }) =>
          void send(call, { form, ...options }).then((succeeded) => outcomes.push(succeeded))
        }
      >
        <TextField label="Name" {...field('name')} />
        <Button {...submitButton}>Send</Button>
      </Form>
    );
  }
  const page = await renderPage(<Page />, { messages: common });
  const press = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...page, press, outcomes };
}

it('sends one request at a time, and shows a toast when it succeeded', async () => {
  let finish: () => void = () => undefined;
  const call = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { press, outcomes, ...page } = await open(call, { success: 'Saved' });
  await press();
  await press();
  expect(call).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(outcomes).toEqual([true]));
  expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Saved' }]);
});

it('shows the text that is made of the answer, then calls back with the answer', async () => {
  const onSuccess = jest.fn();
  const success = (answer: unknown) => `Saved ${String(answer)}`;
  const { press, outcomes, ...page } = await open(() => Promise.resolve(7), { success, onSuccess });
  await press();
  await waitFor(() => expect(outcomes).toEqual([true]));
  expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Saved 7' }]);
  expect(onSuccess).toHaveBeenCalledWith(7);
});

it('sends nothing while a field is invalid, and moves the focus there', async () => {
  const call = jest.fn();
  const { press, outcomes } = await open(call, { fieldErrors: { other: undefined, name: true } });
  await press();
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(outcomes).toEqual([false]);
  expect(call).not.toHaveBeenCalled();
});

it('shows a refusal in a toast and at the field that it names', async () => {
  const { press, ...page } = await open(() => Promise.reject(refusal));
  await press();
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(page.notices()).toMatchObject([{ kind: 'error' }]);
});

it('shows no toast when onError returns true', async () => {
  const { press, outcomes, ...page } = await open(() => Promise.reject(refusal), { onError: () => true });
  await press();
  await waitFor(() => expect(outcomes).toEqual([false]));
  expect(page.notices()).toEqual([]);
});

it.each([true, false])('confirms first, and sends when the answer is yes: %s', async (yes) => {
  const call = jest.fn(async () => undefined);
  const { press, answer, outcomes } = await open(call, { confirm: { title: 'Really?' } });
  await press();
  answer(yes);
  await waitFor(() => expect(outcomes).toEqual([yes]));
  expect(call).toHaveBeenCalledTimes(yes ? 1 : 0);
});

it('waits for a connection', async () => {
  await open(async () => undefined);
  await whileOffline(() => expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(uiRequests.take()).toEqual([]);
});
