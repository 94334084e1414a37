import { type Task } from '@kaaj/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { common } from '@kaaj/web-kit';
import { aTask, problem, renderPage, type Stubs, whileOffline } from '@kaaj/web-kit/testing';
import { useTaskDeletion } from './use-task-deletion';

const user = userEvent.setup({ delay: null });
const DELETE = 'DELETE /task/delete/task-1';

function Row({ task }: { task: Task }) {
  const { refund, remove, button } = useTaskDeletion(task);
  return (
    <button
      type="button"
      disabled={button.disabled}
      aria-busy={button.pending}
      onClick={() => void remove({ title: 'Delete it?' }, 'It is gone.')}
    >
      Delete for {refund}
    </button>
  );
}

const open = (changes: Partial<Task> = {}, api: Stubs = {}) =>
  renderPage(<Row task={aTask(changes)} />, { messages: common, api });

const press = () => user.click(screen.getByRole('button'));

it('confirms first, deletes, and shows the result as a success or a warning', async () => {
  const page = await open({}, { [DELETE]: { data: {} } });
  await press();
  expect(page.server.callsOf(DELETE)).toEqual([]);
  expect(page.answer(true)).toEqual({ title: 'Delete it?', danger: true });
  await waitFor(() =>
    expect(page.notices()).toMatchObject([
      { kind: 'success', text: 'It is gone.' },
      { kind: 'warning', text: 'It is gone.' },
    ]),
  );
  expect(page.server.callsOf(DELETE)).toHaveLength(1);
});

it('is pending until the answer arrives', async () => {
  let answer: (body: object) => void = () => undefined;
  const page = await open({}, { [DELETE]: () => new Promise((done) => (answer = done)) });
  await press();
  page.answer(true);
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  answer({ data: {} });
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
});

it('does not delete the task when the dialog is cancelled', async () => {
  const page = await open();
  await press();
  page.answer(false);
  expect(await screen.findByRole('button')).toHaveAttribute('aria-busy', 'false');
  expect(page.server.callsOf(DELETE)).toEqual([]);
  expect(page.notices()).toEqual([]);
});

it('shows the reason of a refusal', async () => {
  const page = await open({}, { [DELETE]: problem(404, 'request/not-found') });
  await press();
  page.answer(true);
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not found, or you do not have access.' }]),
  );
});

it('refunds the coins of the open places, but nothing for a closed task, which was refunded already', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Delete for 75' })).toBeInTheDocument();
  await open({ closed: true });
  expect(screen.getByRole('button', { name: 'Delete for 0' })).toBeInTheDocument();
});

it('waits while there is no connection', async () => {
  await open();
  await whileOffline(() => expect(screen.getByRole('button')).toBeDisabled());
  expect(screen.getByRole('button')).toBeEnabled();
});
