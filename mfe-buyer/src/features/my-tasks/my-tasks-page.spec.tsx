import {
  aPage,
  aTask,
  aUser,
  describeLoading,
  renderPage,
  type Stub,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import MyTasksPage from './my-tasks-page';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /task/user/rina@example.com';
const DELETE = 'DELETE /task/delete/task-1';

const AMONG = 'GET /submission/received/among';
const DRAFT = 'kaaj.draft.rina@example.com/task';

const open = (tasks: Stub, api: Stubs = {}, more: object = {}) =>
  renderPage(<MyTasksPage />, {
    messages,
    user: aUser({ role: 'Buyer' }),
    api: { [LIST]: tasks, [AMONG]: { data: [] }, ...api },
    ...more,
  });

const option = (value: string) => ({ value, label: value });

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describeLoading({
  open,
  answer: aPage([aTask()]),
  failed: 'Your tasks could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('lists each task with its state and its actions', async () => {
  await open(
    aPage([
      aTask(),
      aTask({ _id: '2', title: 'Sold out', requiredWorkers: 0 }),
      aTask({ _id: '3', title: 'Over', closed: true }),
    ]),
  );
  const open1 = await row(/Check ten addresses/);
  expect(open1.getByRole('link', { name: 'Check ten addresses' })).toHaveAttribute(
    'href',
    '/dashboard/taskDetails/task-1',
  );
  for (const words of ['3', '25', 'Jan 31, 2030', 'Open']) expect(open1.getByText(words)).toBeInTheDocument();
  expect(open1.getByRole('link', { name: 'Update' })).toHaveAttribute('href', '/dashboard/task/update/task-1');
  expect((await row(/Sold out/)).getByText('Full')).toBeInTheDocument();
  expect((await row(/Over/)).getByText('Closed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add New Tasks' })).toHaveAttribute('href', '/dashboard/addTask');
  expect(document.title).toBe("My Task's | Kaaj");
});

it('is sorted by completion date in its head, which the address keeps', async () => {
  const [soon, late] = [aTask(), aTask({ _id: '2', title: 'Later' })];
  const page = await open(({ query }) => aPage(query.get('sort') === 'asc' ? [soon, late] : [late, soon]));
  const head = await screen.findByRole('columnheader', { name: 'Completion Date' });
  const shown = () =>
    screen.getAllByRole('link', { name: /^(Check ten addresses|Later)$/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(['Later', 'Check ten addresses']));
  await user.click(head);
  expect(page.place()).toBe('/?sort=asc');
  await waitFor(() => expect(shown()).toEqual(['Check ten addresses', 'Later']));
  expect(screen.getByRole('columnheader', { name: 'Completion Date' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(head);
  await user.click(head);
  expect(page.place()).toBe('/');
  await waitFor(() => expect(shown()).toEqual(['Later', 'Check ten addresses']));
});

it('filters tasks by text and by open places, stored in the URL, and shows all again', async () => {
  const page = await open(({ query }) =>
    aPage(
      query.get('search') || query.get('open')
        ? query.get('search') === 'none'
          ? []
          : [aTask()]
        : [aTask(), aTask({ _id: '2', title: 'Full' })],
    ),
  );
  const rows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  await screen.findByRole('row', { name: /Full/ });
  await user.click(screen.getByRole('radio', { name: 'With open spots' }));
  await rows(1);
  expect(page.place()).toBe('/?open=true');
  await user.type(screen.getByRole('searchbox', { name: 'Search by title or detail' }), 'none');
  expect(await screen.findByText('Nothing matches your search.')).toBeInTheDocument();
  expect(page.place()).toBe('/?open=true&search=none');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await rows(2);
  await waitFor(() => expect(page.place()).toBe('/'));
});

it('shows the selected columns', async () => {
  await open(aPage([aTask()]));
  await user.click(await screen.findByRole('button', { name: /^Columns/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Payable Amount' }));
  expect(screen.queryByRole('columnheader', { name: 'Payable Amount' })).not.toBeInTheDocument();
  expect(localStorage.getItem('kaaj.columns.my-tasks.rina@example.com')).toBe('pay');
  localStorage.clear();
});

it('shows an empty state, with a link to post the first', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No Tasks Availavble')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Add New Tasks' })).toHaveLength(1);
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(aPage([aTask()]), {}, { language: 'bn' });
  expect(await screen.findByText('২৫')).toBeInTheDocument();
});

it('shows the progress of each task, with one request for all, and links to its submissions', async () => {
  const counts = [
    { taskId: 'task-1', accepted: 4, waiting: 2 },
    { taskId: '2', accepted: 1, waiting: 0 },
  ];
  const tasks = [
    aTask({ places: 10 }),
    aTask({ _id: '2', title: 'Over', closed: true, requiredWorkers: 0, places: 5 }),
    aTask({ _id: '3', title: 'Fresh' }),
  ];
  const page = await open(aPage(tasks), { [AMONG]: { data: counts } });
  const first = await row(/Check ten addresses/);
  expect(await first.findByText('4 accepted')).toBeInTheDocument();
  const places = within(first.getByRole('list', { name: 'Of 10 spots' }));
  expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 accepted',
    '2 to review',
    '1 in progress',
    '3 open',
  ]);
  expect(first.getByRole('link', { name: 'Submissions for Check ten addresses' })).toHaveAttribute(
    'href',
    '/dashboard/review?task=task-1',
  );
  const over = await row(/Over/);
  expect(over.getByRole('list', { name: 'Of 5 spots' })).toHaveTextContent('1 accepted0 to review0 open');
  expect(over.getByRole('link', { name: /^Submissions/ })).toHaveAttribute(
    'href',
    '/dashboard/review?task=2&state=decided',
  );
  expect((await row(/Fresh/)).getByRole('list', { name: 'Of 3 spots' })).toHaveTextContent('0 accepted');
  expect(page.server.callsOf(AMONG).map(({ query }) => query.get('tasks'))).toEqual(['task-1,2,3']);
});

describe('posting a task again', () => {
  beforeEach(() => localStorage.clear());

  const postAgain = async () =>
    user.click(await screen.findByRole('button', { name: 'Post again: Check ten addresses' }));
  const kept = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}') as Record<string, unknown>;
  const task = aTask({
    places: 8,
    requiredWorkers: 3,
    reviewDays: 5,
    category: 'photo',
    imageURL: '/api/image/a.webp',
  });
  const form = { fields: [{ name: 'open', kind: 'choice', label: 'Is it open?', options: ['Yes', 'No'].map(option) }] };
  const details = { 'GET /task/task-1': { data: { ...task, form } } };

  it('opens the form for a new one with everything but its last day', async () => {
    const page = await open(aPage([task]), details);
    await postAgain();
    await waitFor(() => expect(page.place()).toBe('/dashboard/addTask'));
    expect(kept()).toMatchObject({
      title: 'Check ten addresses',
      taskDetail: 'Look whether each shop is still there.',
      submissionInfo: 'A list of the shops',
      requiredWorkers: '8',
      payableAmount: '25',
      completionDate: '',
      category: 'photo',
      reviewDays: '5',
      allowanceMinutes: '60',
      estimatedMinutes: '',
      contentNotice: 'none',
      imageURL: '/api/image/a.webp',
    });
    expect(JSON.parse(localStorage.getItem(`${DRAFT}.form`) ?? '[]')).toMatchObject([
      { name: 'open', kind: 'choice', label: 'Is it open?', options: 'Yes\nNo' },
    ]);
  });

  it('fills it in digits of the reader', async () => {
    await open(aPage([task]), details, { language: 'bn' });
    await user.click(await screen.findByRole('button', { name: 'আবার পোস্ট করুন: Check ten addresses' }));
    await waitFor(() => expect(kept()).toMatchObject({ requiredWorkers: '৮', payableAmount: '২৫' }));
  });

  it('confirms before it replaces a draft', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ title: 'Half a thought' }));
    const page = await open(aPage([task]), details);
    const before = page.place();
    await postAgain();
    expect(page.answer(false)).toMatchObject({ text: expect.stringContaining('Half a thought') as string });
    expect(kept()).toEqual({ title: 'Half a thought' });
    expect(page.place()).toBe(before);
    await postAgain();
    page.answer(true);
    await waitFor(() => expect(page.place()).toBe('/dashboard/addTask'));
    expect(kept().title).toBe('Check ten addresses');
  });
});

describe('deleting a task', () => {
  const remove = async () => user.click(await screen.findByRole('button', { name: 'Delete' }));

  it('confirms the refund, deletes, and shows a toast', async () => {
    const page = await open(aPage([aTask()]), { [DELETE]: { data: {} } });
    await remove();
    expect(page.server.callsOf(DELETE)).toEqual([]);
    expect(page.answer(true)).toMatchObject({
      title: 'Are you sure you want to delete this task?',
      text: expect.stringMatching(/^75 coins of its open spots are returned to you/) as string,
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
    let tasks = [aTask(), aTask({ _id: '2', title: 'Another' })];
    const page = await open(() => aPage(tasks), {
      [DELETE]: () => {
        tasks = tasks.slice(1);
        return { data: {} };
      },
    });
    const [first] = await screen.findAllByRole('button', { name: 'Delete' });
    await user.click(first as HTMLElement);
    page.answer(true);
    await waitFor(() => expect(page.server.callsOf(LIST)).toHaveLength(2));
    const [, deleted, another] = await screen.findAllByRole('row');
    await waitFor(() => expect(deleted).toHaveTextContent(/Check ten addresses.*Deleted/));
    expect(another).toHaveTextContent('Another');
    expect(within(deleted as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(deleted as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('refunds nothing for a closed task, which has returned its coins already', async () => {
    const page = await open(aPage([aTask({ closed: true })]));
    await remove();
    expect(page.answer(false).text).toMatch(/^0 coins/);
  });

  it('waits while there is no connection', async () => {
    await open(aPage([aTask()]));
    const button = await screen.findByRole('button', { name: 'Delete' });
    await whileOffline(() => expect(button).toBeDisabled());
  });
});

it('downloads the results of a task, after the session was refreshed', async () => {
  const pressed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.getAttribute('href') ?? '');
  });
  const page = await open(aPage([aTask()]));
  const before = page.server.callsOf('GET /user').length;
  await user.click((await row(/Check ten addresses/)).getByRole('button', { name: /^Download the results/ }));
  await waitFor(() => expect(pressed).toEqual(['/api/task/task-1/results?format=csv']));
  expect(page.server.callsOf('GET /user').length).toBeGreaterThan(before);
  click.mockRestore();
});

it('shows a batch in one row with a link to the batches, and without actions on single items', async () => {
  const batch = { _id: 'batch-1', items: 3000, open: 2990, done: 4 };
  await open(aPage([aTask({ title: 'Label {{picture}}', requiredWorkers: 8970, batch })]));
  const found = await row(/Label/);
  expect(found.getByText('4 of 3,000 items done')).toBeInTheDocument();
  for (const link of found.getAllByRole('link')) expect(link).toHaveAttribute('href', '/dashboard/batches');
  expect(found.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(found.getByRole('button', { name: /results/i })).toBeInTheDocument();
});
