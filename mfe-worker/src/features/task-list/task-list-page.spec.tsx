import {
  aPage,
  aTask,
  aUser,
  describeLoading,
  mockAllVisible,
  problem,
  renderPage,
  type Stub,
  type StubCall,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TaskListPage from './task-list-page';

const user = userEvent.setup({ delay: null });

const open = (tasks: Stub, at = '/dashboard/tasklist', { api = {}, ...more }: { api?: Stubs; language?: 'bn' } = {}) =>
  renderPage(<TaskListPage />, {
    at,
    messages,
    user: aUser(),
    api: {
      'GET /task': tasks,
      'GET /task/unsent': tasks,
      'GET /submission/worker/among': { data: [] },
      'GET /task-filter': { data: [] },
      ...api,
    },
    ...more,
  });

const lastAsked = ({ server }: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(server.callsOf('GET /task').at(-1)?.query ?? []);

describeLoading({
  open,
  answer: aPage([aTask()]),
  failed: 'The tasks could not be loaded.',
  shown: () => screen.findByRole('article'),
});

it('shows the pay, the last day and the open places of each task', async () => {
  await open(aPage([aTask(), aTask({ _id: 'task-2', title: 'Sold out', requiredWorkers: 0 })]));
  const [first, second] = await screen.findAllByRole('article');
  for (const words of ['Check ten addresses', 'Karim', '25', 'Jan 31, 2030', '3'])
    expect(first).toHaveTextContent(words);
  expect(within(first as HTMLElement).queryByText('Full')).not.toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Full')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'View Details' })[0]).toHaveAttribute(
    'href',
    '/dashboard/taskDetails/task-1',
  );
  expect(document.title).toBe('Task List | Kaaj');
});

it('shows a small picture of each task, and its pay in money', async () => {
  await open(aPage([aTask({ imageURL: '/api/image/tea.webp' }), aTask({ _id: 'task-2' })]));
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/api/image/tea.webp');
  expect(first?.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(second?.querySelector('img')).toBeNull();
  expect(first).toHaveTextContent('$1.25 · ');
});

describe('a saved filter', () => {
  const filter = (more: object = {}) => ({
    _id: 'filter-1',
    name: 'Photos · At least 10 coins',
    search: '',
    category: 'photo',
    minPay: 10,
    maxMinutes: null,
    savedAt: '2030-01-15T12:00:00.000Z',
    ...more,
  });
  const save = () => screen.findByRole('button', { name: 'Notify me about new tasks' });
  const chosen = '/dashboard/tasklist?category=photo&pay=10&search=Tea&minutes=15&sort=dsc&done=hidden';

  it('is created from the current filters, with a name made of them', async () => {
    const page = await open(aPage([aTask()]), chosen, { api: { 'POST /task-filter': { data: filter() } } });
    await user.click(await save());
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: expect.stringMatching(/^Saved\. You will be notified/) },
      ]),
    );
    const [saved] = page.server.callsOf('POST /task-filter');
    const body = saved?.body;
    const { name, ...sought } = body as { name: string };
    expect(sought).toEqual({ search: 'Tea', category: 'photo', minPay: 10, maxMinutes: 15 });
    expect(name).toMatch(/“Tea” · At least 10 coins · At most/);
    expect(name.length).toBeLessThanOrEqual(60);
  });

  it('is not offered without filters, and not twice', async () => {
    await open(aPage([aTask()]), '/dashboard/tasklist?sort=dsc');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Notify me about new tasks' })).not.toBeInTheDocument();
  });

  it('that was saved is applied by a press, and marked as current', async () => {
    const kept = { api: { 'GET /task-filter': { data: [filter()] } } };
    const { unmount } = await open(aPage([aTask()]), '/dashboard/tasklist', kept);
    const link = await screen.findByRole('link', { name: 'Photos · At least 10 coins' });
    expect(link).toHaveAttribute('href', '/dashboard/tasklist?category=photo&pay=10');
    expect(link).not.toHaveAttribute('aria-current');
    unmount();
    const page = await open(aPage([aTask()]), '/dashboard/tasklist?category=photo&pay=10', kept);
    expect(await screen.findByRole('link', { name: 'Photos · At least 10 coins', current: true })).toBeInTheDocument();
    expect(lastAsked(page)).toMatchObject({ category: 'photo', minPay: '10' });
    expect(screen.queryByRole('button', { name: 'Notify me about new tasks' })).not.toBeInTheDocument();
  });

  it('is described in the current language', async () => {
    const kept = { language: 'bn' as const, api: { 'GET /task-filter': { data: [filter()] } } };
    await open(aPage([aTask()]), '/dashboard/tasklist', kept);
    expect(await screen.findByRole('link', { name: 'ছবি তোলা · অন্তত ১০ কয়েন' })).toBeInTheDocument();
  });

  it('is removed by its own button', async () => {
    let filters = [filter()];
    const page = await open(aPage([aTask()]), '/dashboard/tasklist', {
      api: {
        'GET /task-filter': () => ({ data: filters }),
        'DELETE /task-filter/filter-1': () => {
          filters = [];
          return { data: { done: true } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Photos · At least 10 coins' }));
    await waitFor(() => expect(screen.queryByText('Photos · At least 10 coins')).not.toBeInTheDocument());
    expect(page.server.callsOf('DELETE /task-filter/filter-1')).toHaveLength(1);
  });

  it('shows why it could not be saved', async () => {
    const page = await open(aPage([aTask()]), chosen, {
      api: { 'POST /task-filter': problem(422, 'filter/too-many') },
    });
    await user.click(await save());
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  });
});

it('shows open places and all places, when they are counted', async () => {
  await open(aPage([aTask({ places: 10 }), aTask({ _id: 'task-2' })]));
  const [counted, older] = await screen.findAllByRole('article');
  expect(counted).toHaveTextContent('3 of 10 left');
  expect(older).toHaveTextContent('3 left');
});

it('shows a task once that filled up between two pages', async () => {
  await open(({ query }: StubCall) =>
    query.get('cursor') === 'after-1' ? aPage([aTask({ requiredWorkers: 0 })]) : aPage([aTask()], 'after-1'),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Full')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('29.99rem') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('shows each task as a card with a link, its pay, its places and its last day', async () => {
    await open(aPage([aTask({ places: 10 }), aTask({ _id: 'task-2', title: 'Sold out', requiredWorkers: 0 })]));
    const [first, second] = await screen.findAllByRole('article');
    for (const words of ['Check ten addresses', '25', '3 of 10 left', 'Jan 31, 2030', 'Karim'])
      expect(first).toHaveTextContent(words);
    expect(first).not.toHaveTextContent('Full');
    expect(within(second as HTMLElement).getByText('Full')).toBeInTheDocument();
    const [link] = screen.getAllByRole('link', { name: 'View Details' });
    expect(link).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
    expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toBeInTheDocument();
  });
});

it('shows an empty state when there are no tasks', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No Tasks Availavble')).toBeInTheDocument();
  expect(screen.getByText('New tasks arrive every day. Check back soon.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all tasks' })).not.toBeInTheDocument();
});

it('shows that nothing matches, and clears the search but not the order', async () => {
  const page = await open(
    ({ query }: StubCall) => aPage(query.has('search') ? [] : [aTask()]),
    '/dashboard/tasklist?search=nothing&open=true&sort=asc',
  );
  expect(await screen.findByText('No tasks match your filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all tasks' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/tasklist?sort=asc');
  expect(screen.getByLabelText('Search tasks')).toHaveValue('');
});

it('stores order and "open only" in the URL and in the request', async () => {
  const page = await open(aPage([aTask()]));
  const sort = screen.getByLabelText('Sort By Payable Amount');
  const offered = within(sort).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Newest first', 'High to Low', 'Low to High']);
  await user.selectOptions(sort, 'High to Low');
  await user.click(screen.getByRole('switch', { name: 'Open tasks only' }));
  expect(page.place()).toBe('/dashboard/tasklist?sort=dsc&open=true');
  await waitFor(() => expect(lastAsked(page)).toEqual({ sort: 'dsc', open: 'true', full: 'last' }));
});

it('filters by kind, time and pay, shows the number of filters, and clears them', async () => {
  const page = await open(({ query }: StubCall) => aPage(query.has('category') ? [] : [aTask()]));
  await user.click(screen.getByText('More filters'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Survey');
  await user.selectOptions(screen.getByLabelText('Time it takes'), 'At most 15 minutes');
  await user.selectOptions(screen.getByLabelText('Pay'), 'At least 10 coins');
  expect(page.place()).toBe('/dashboard/tasklist?category=survey&minutes=15&pay=10');
  await waitFor(() =>
    expect(lastAsked(page)).toEqual({ category: 'survey', maxMinutes: '15', minPay: '10', full: 'last' }),
  );
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show all tasks' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/tasklist');
});

it('takes an unknown choice in the address for none', async () => {
  const page = await open(aPage([aTask()]), '/dashboard/tasklist?category=gold&minutes=7&pay=x&done=maybe');
  await screen.findByRole('article');
  expect(lastAsked(page)).toEqual({ full: 'last' });
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
});

it('marks tasks with an own submission, and requests the list without them', async () => {
  const { server } = await open(aPage([aTask(), aTask({ _id: 'task-2', title: 'Not yet' })]), undefined, {
    api: {
      'GET /task': aPage([aTask(), aTask({ _id: 'task-2', title: 'Not yet' })]),
      'GET /task/unsent': aPage([aTask({ _id: 'task-2', title: 'Not yet' })]),
      'GET /submission/worker/among': { data: [{ taskId: 'task-1', _id: 'work-1', status: 'pending' }] },
    },
  });
  const [done, other] = await screen.findAllByRole('article');
  expect(await within(done as HTMLElement).findByText('Done by you')).toBeInTheDocument();
  expect(within(other as HTMLElement).queryByText('Done by you')).not.toBeInTheDocument();
  expect(server.callsOf('GET /submission/worker/among').map(({ query }) => query.get('tasks'))).toEqual([
    'task-1,task-2',
  ]);
  await user.click(screen.getByText('More filters'));
  await user.click(screen.getByRole('switch', { name: 'Hide tasks you have done' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(server.callsOf('GET /task/unsent')).toHaveLength(1);
});

it('searches after a pause in typing, and not for every character', async () => {
  const page = await open(aPage([aTask()]));
  await user.type(screen.getByLabelText('Search tasks'), 'shops');
  await waitFor(() => expect(page.place()).toBe('/dashboard/tasklist?search=shops'));
  await waitFor(() => expect(lastAsked(page)).toEqual({ search: 'shops', full: 'last' }));
  expect(page.server.callsOf('GET /task')).toHaveLength(2);
});

it('continues where the list ended', async () => {
  const page = await open(({ query }: StubCall) =>
    query.get('cursor') === 'after-1'
      ? aPage([aTask({ _id: 'task-2', title: 'The second' })])
      : aPage([aTask()], 'after-1'),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'The second' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(page.server.callsOf('GET /task')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

describe('the end of the list, on the screen', () => {
  mockAllVisible();

  it('requests a failed next page once, shows an error, and requests it again on retry', async () => {
    let failing = true;
    const page = await open(({ query }: StubCall) => {
      if (query.get('cursor') === null) return aPage([aTask()], 'after-1');
      return failing ? problem(503, 'server/unavailable') : aPage([aTask({ _id: 'task-2', title: 'The second' })]);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
    await new Promise((done) => setTimeout(done, 100));
    expect(page.server.callsOf('GET /task')).toHaveLength(2);
    expect(screen.getAllByRole('article')).toHaveLength(1);

    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The second' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.server.callsOf('GET /task')).toHaveLength(3);
  });
});

it('is shown in Bangla, with Bangla digits and dates', async () => {
  await open(aPage([aTask()]), '/dashboard/tasklist', { language: 'bn' });
  expect(await screen.findByRole('article')).toHaveTextContent('২৫');
  expect(screen.getByRole('article')).toHaveTextContent('৩১ জানু, ২০৩০');
});

it('links from a batch, which is one entry, to its work stream', async () => {
  const batch = { _id: 'batch-1', items: 3000, open: 2990, done: 4 };
  await open(aPage([aTask({ title: 'Label {{picture}}', batch })]));
  const link = await screen.findByRole('link', { name: 'Work on it' });
  expect(link).toHaveAttribute('href', '/dashboard/work/batch/batch-1');
  expect(screen.getByRole('heading', { name: 'Label …' })).toBeInTheDocument();
  expect(screen.getByText('2,990 of 3,000 items open')).toBeInTheDocument();
});
