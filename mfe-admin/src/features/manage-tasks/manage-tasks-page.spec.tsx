import {
  aPage,
  aManagedTask,
  aTask,
  aUser,
  describeLoading,
  paste,
  renderPage,
  type Stub,
  type StubCall,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ManageTasksPage from './manage-tasks-page';

const user = userEvent.setup({ delay: null });
const DELETE = 'DELETE /task/delete/task-1';

const open = (tasks: Stub = aPage([aManagedTask()]), api: Stubs = {}, more: object = {}) =>
  renderPage(<ManageTasksPage />, {
    at: '/dashboard/managetasks',
    messages,
    user: aUser({ role: 'Admin' }),
    api: { 'GET /task/all': tasks, 'GET /task/review': aPage([]), ...api },
    ...more,
  });

describeLoading({
  open,
  answer: aPage([aManagedTask()]),
  failed: 'The tasks could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('lists title, detail, places, pay in coins and their dollars, and day', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Check ten addresses/ }));
  for (const words of [
    'Look whether each shop is still there.',
    '3',
    '25',
    '$1.25',
    'Jan 31, 2030',
    'Open',
    aTask().buyer.name,
  ])
    expect(row.getByText(words)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Check ten addresses' })).toHaveAttribute(
    'href',
    '/dashboard/taskDetails/task-1',
  );
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Title', 'Detail', 'Required Workers', 'Payable Amount', 'Completion Date', 'Actions']);
  expect(document.title).toBe('Manage Task | Kaaj');
});

it('shows an empty state when there is none', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No Tasks Availavble')).toBeInTheDocument();
});

it('starts with the search in the URL, and searches on input', async () => {
  const page = await open(
    ({ query }: StubCall) => aPage(query.get('search') === 'shops' ? [] : [aManagedTask()]),
    {},
    { at: '/dashboard/managetasks?search=ten' },
  );
  await screen.findByRole('row', { name: /Check ten addresses/ });
  const search = screen.getByLabelText('Search tasks');
  expect(search).toHaveValue('ten');
  await user.clear(search);
  await user.type(search, 'shops');
  expect(await screen.findByText('No Tasks Availavble')).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/managetasks?search=shops');
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(undefined, {}, { language: 'bn' });
  expect(await screen.findByText('৩')).toBeInTheDocument();
  for (const words of ['২৫', '$১.২৫']) expect(screen.getByText(words)).toBeInTheDocument();
});

it.each(['past', 'full'] as const)('shows that a task is %s, and still offers to delete it', async (state) => {
  await open(aPage([aManagedTask({ state })]));
  expect(await screen.findByText(state === 'past' ? 'Expired' : 'Full')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it('shows the pending submissions of a deleted task, and offers no second deletion', async () => {
  await open(aPage([aManagedTask({ state: 'deleted', closed: true, waitingCoins: 50 })]));
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(screen.getByText('50 coins in review')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

describe('a batch', () => {
  const CANCEL = 'POST /task/batch/batch-1/cancel';
  const batch = { _id: 'batch-1', items: 300, open: 250, done: 50 };

  it('is cancelled whole, with the coins of all open spots, and no single item of it is deleted', async () => {
    const page = await open(
      aPage([aManagedTask({ batch, title: 'Label {{picture}}', requiredWorkers: 500, payableAmount: 2 })]),
      {
        [CANCEL]: { data: {} },
      },
    );
    expect(await screen.findByRole('link', { name: 'Label …' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel batch' }));
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(page.answer(true)).toMatchObject({
      title: 'Are you sure you want to cancel this batch?',
      text: 'None of its 300 items accepts work any more. 1,000 coins of their open spots are returned to Karim. Submitted work still has to be reviewed.',
      danger: true,
    });
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Batch cancelled' }]));
    expect([page.server.callsOf(CANCEL).length, page.server.callsOf(DELETE).length]).toEqual([1, 0]);
  });

  it('is shown in Bangla', async () => {
    await open(aPage([aManagedTask({ batch })]), {}, { language: 'bn' });
    expect(await screen.findByRole('button', { name: 'ব্যাচ বাতিল করুন' })).toBeInTheDocument();
  });
});

describe('deleting a task', () => {
  const remove = async () => user.click(await screen.findByRole('button', { name: 'Delete' }));

  it('confirms the refund and its recipient, deletes, and shows a toast', async () => {
    const page = await open(undefined, { [DELETE]: { data: {} } });
    await remove();
    expect(page.answer(true)).toMatchObject({
      title: 'Are you sure you want to delete this task?',
      text: '75 coins of its open spots are returned to Karim.',
      danger: true,
    });
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: 'Task Deleted' },
        { kind: 'warning', text: 'Task Deleted' },
      ]),
    );
    expect(page.server.callsOf(DELETE)).toHaveLength(1);
  });

  it('keeps the deleted row in place, marked, so that no other moves under the pointer', async () => {
    let tasks = [aManagedTask(), aManagedTask({ _id: '2', title: 'Another' })];
    const page = await open(() => aPage(tasks), {
      [DELETE]: () => {
        tasks = tasks.slice(1);
        return { data: {} };
      },
    });
    const [first] = await screen.findAllByRole('button', { name: 'Delete' });
    await user.click(first as HTMLElement);
    page.answer(true);
    await waitFor(() => expect(page.server.callsOf('GET /task/all')).toHaveLength(2));
    const [, deleted, another] = await screen.findAllByRole('row');
    await waitFor(() => expect(deleted).toHaveTextContent(/Check ten addresses.*Deleted/));
    expect(another).toHaveTextContent('Another');
    expect(within(deleted as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('names no refund for a closed task, which has returned its coins already', async () => {
    const page = await open(aPage([aManagedTask({ closed: true })]));
    await remove();
    expect(page.answer(false).text).toBe('0 coins of its open spots are returned to Karim.');
    expect(page.server.callsOf(DELETE)).toEqual([]);
  });

  it('waits while there is no connection', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Delete' });
    await whileOffline(() => expect(button).toBeDisabled());
  });
});

describe('tasks to review', () => {
  const REVIEW = 'PATCH /task/review/task-9';
  const waiting = aPage([aTask({ _id: 'task-9', title: 'Send us your password', review: 'waiting' })]);
  const row = async () => within(await screen.findByRole('row', { name: /Send us your password/ }));

  it('are approved at one press', async () => {
    const page = await open(aPage([]), { 'GET /task/review': waiting, [REVIEW]: { data: {} } });
    expect((await row()).getByRole('link', { name: 'Send us your password' })).toHaveAttribute('href', '/task/task-9');
    await user.click((await row()).getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Approved. The task is public now.' }]),
    );
    expect(page.server.callsOf(REVIEW)[0]?.body).toEqual({ approved: true });
  });

  it('are declined with a reason', async () => {
    const page = await open(aPage([]), { 'GET /task/review': waiting, [REVIEW]: { data: {} } });
    await user.click((await row()).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this task?' }));
    await paste(dialog.getByLabelText(/^Reason/), 'It asks for passwords.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(page.server.callsOf(REVIEW)[0]?.body).toEqual({ approved: false, reason: 'It asks for passwords.' }),
    );
  });
});
