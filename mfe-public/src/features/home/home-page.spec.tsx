import { aSubmission, aTask, aUser, paste, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import HomePage from './home-page';

const user = userEvent.setup({ delay: null });

const workers = Array.from({ length: 6 }, (_, index) => ({
  _id: `worker-${index}`,
  name: `Worker ${index + 1}`,
  image: '',
  coin: 600 - index * 100,
}));

const settings = (liveStats: object | null = null) => ({ data: { google: true, demonstration: [], liveStats } });

const open = (api: Parameters<typeof renderPage>[1]['api'] = {}, more: object = {}) =>
  renderPage(<HomePage />, {
    path: '/',
    at: '/',
    messages,
    api: {
      'GET /user/bestworker': { data: workers },
      'GET /settings': settings(),
      'GET /task': { data: [] },
      'GET /claim': { data: [] },
      'GET /submission/worker': { data: [] },
      'GET /submission/received/count': { data: 0 },
      ...api,
    },
    ...more,
  });

const section = (name: string) => within(screen.getByRole('region', { name }));

it('has its ten sections in order, under one heading', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Best Workers' })).toBeInTheDocument();
  const inOrder = screen.getAllByRole('heading', { level: 2, hidden: false }).map(({ textContent }) => textContent);
  expect(inOrder.slice(-9)).toEqual([
    'How It Works',
    'Best Workers',
    'Benefits of Joining',
    'Success Stories',
    'Live Platform Stats',
    'Buy coins, post your first task',
    'Your first task is waiting',
    'What people say',
    'New tasks in your inbox',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete small tasks, earn real rewards');
  expect(document.title).toBe('Home | Kaaj');
});

it('describes the product in three slides', async () => {
  await open();
  const slides = within(screen.getByRole('region', { name: 'What Kaaj is for' })).getAllByRole('group', {
    hidden: true,
  });
  expect(slides).toHaveLength(3);
  expect(slides[2]).toHaveTextContent('200 coins are worth $10.00');
});

describe('the tasks in the hero', () => {
  const task = aTask({ _id: 'task-1', title: 'Count the swans', payableAmount: 12, requiredWorkers: 3, places: 10 });
  const live = () => screen.queryByRole('list', { name: 'Open right now' });

  it('are the newest open ones, with their pay, and link to their public pages', async () => {
    const page = await open({ 'GET /task': { data: [task] } });
    const list = within(await screen.findByRole('list', { name: 'Open right now' }));
    expect(list.getByRole('link', { name: 'Count the swans' })).toHaveAttribute('href', '/task/task-1');
    expect(list.getByRole('listitem')).toHaveTextContent('12 coins3 of 10 left');
    const [asked] = page.server.callsOf('GET /task');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ open: 'true', size: '4' });
  });

  it('link to the dashboard for a signed-in user', async () => {
    await open({ 'GET /task': { data: [task] } }, { user: aUser() });
    const link = await screen.findByRole('link', { name: 'Count the swans' });
    expect(link).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  });

  it.each([
    ['there are none', { data: [] }],
    ['they cannot be had', problem(503, 'server/unavailable')],
  ])('are hidden when %s', async (_, answer) => {
    const page = await open({ 'GET /task': answer });
    await waitFor(() => expect(page.server.callsOf('GET /task')).not.toEqual([]));
    await screen.findByRole('heading', { name: 'Worker 1' });
    expect(live()).not.toBeInTheDocument();
    expect(page.notices()).toEqual([]);
  });
});

it('explains both sides in three steps each, with the benefits of each', async () => {
  await open();
  for (const side of ['For workers', 'For buyers'])
    expect(within(screen.getByRole('region', { name: side })).getAllByRole('listitem')).toHaveLength(3);
  for (const side of ['As a worker', 'As a buyer'])
    expect(within(screen.getByRole('region', { name: side })).getAllByRole('listitem')).toHaveLength(4);
});

describe('Best Workers', () => {
  it('shows a spinner, then the workers with their coins', async () => {
    await open();
    expect(section('Best Workers').getByRole('status')).toBeInTheDocument();
    expect(await section('Best Workers').findAllByRole('listitem')).toHaveLength(6);
    expect(section('Best Workers').getByRole('heading', { name: 'Worker 1' })).toBeInTheDocument();
    expect(section('Best Workers').getByText('600')).toBeInTheDocument();
    expect(section('Best Workers').queryByRole('status')).not.toBeInTheDocument();
  });

  it('is hidden when there is none', async () => {
    await open({ 'GET /user/bestworker': { data: [] } });
    await waitFor(() => expect(screen.queryByText('Best Workers')).not.toBeInTheDocument());
  });

  it('is hidden when the list fails to load', async () => {
    const page = await open({ 'GET /user/bestworker': problem(503, 'server/unavailable') });
    await waitFor(() => expect(screen.queryByText('Best Workers')).not.toBeInTheDocument());
    expect(page.notices()).toEqual([]);
  });
});

describe('Live Platform Stats', () => {
  /** The visible number (it counts up) and the one for screen readers. */
  const figures = (heard = false) =>
    section('Live Platform Stats')
      .getAllByRole('definition')
      .map((figure) => figure.querySelector(heard ? ':not([aria-hidden])' : '[aria-hidden]')?.textContent);

  it("shows the content's own figures", async () => {
    await open();
    expect(figures()).toEqual(['500+', '1000+', '$2000+', '100+']);
    expect(figures(true)).toEqual(figures());
    expect(section('Live Platform Stats').queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the real ones when the owner enabled them', async () => {
    const live = { totalUsers: 42, tasksCompleted: 1234, earningsPaidDollars: 87, activeJobs: 9 };
    await open({ 'GET /settings': settings(live) });
    await waitFor(() => expect(figures()).toEqual(['42', '1234', '$87', '9']));
    expect(figures(true)).toEqual(['42', '1,234', '$87', '9']);
    const books = section('Live Platform Stats').getByRole('link', { name: 'Check the books yourself' });
    expect(books).toHaveAttribute('href', '/proof');
  });
});

it('sells the four packages by way of sign-in, and starts by way of sign-up', async () => {
  await open();
  const packages = section('Buy coins, post your first task').getAllByRole('link', { name: /^Buy Now/ });
  expect(
    packages.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-label')]),
  ).toEqual([
    ['Buy Now', '/signin', 'Buy Now: 10 coins for $1.00'],
    ['Buy Now', '/signin', 'Buy Now: 150 coins for $10.00'],
    ['Buy Now', '/signin', 'Buy Now: 500 coins for $20.00'],
    ['Buy Now', '/signin', 'Buy Now: 1,000 coins for $35.00'],
  ]);
  expect(packages.map((link) => link.dataset.leadsOnTo)).toEqual(
    [10, 150, 500, 1000].map((coins) => `/dashboard/purchaseCoin?coins=${coins}`),
  );
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute('href', '/signup');
});

it('links signed-in users to the shop and the dashboard instead', async () => {
  await open({}, { user: aUser({ role: 'Buyer' }) });
  const packages = section('Buy coins, post your first task').getAllByRole('link', { name: /^Buy Now/ });
  expect(packages.map((link) => link.getAttribute('href'))).toEqual(
    [10, 150, 500, 1000].map((coins) => `/dashboard/purchaseCoin?coins=${coins}`),
  );
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute('href', '/dashboard');
});

it('has two doors for visitors, which lead by way of sign-up to earning and to getting work done', async () => {
  await open();
  const doors = ['Earn coins', 'Get work done'].map((name) => screen.getAllByRole('link', { name })[0]);
  expect(doors.map((door) => [door?.getAttribute('href'), door?.dataset.leadsOnTo])).toEqual([
    ['/signup', '/dashboard/tasklist'],
    ['/signup', '/dashboard/addTask'],
  ]);
});

describe('pending actions of a signed-in user', () => {
  it.each([
    [null, '/dashboard/taskDetails/task-7'],
    ['batch-1', '/dashboard/work/batch/batch-1'],
  ])('is the first reserved spot of a Worker, of a batch in its work stream: %s', async (batchId, href) => {
    const until = '2030-01-15T12:00:00.000Z';
    const claim = { taskId: 'task-7', batchId, title: 'Count the swans', until, payableAmount: 5 };
    await open({ 'GET /claim': { data: [claim] } }, { user: aUser() });
    expect(await screen.findByText('Reserved for you')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Count the swans' })).toHaveAttribute('href', href);
  });

  it('is the submission of a Worker that has to be changed', async () => {
    const changes = { note: 'Name them.', askedAt: '2030-01-15T12:00:00.000Z', due: '2030-01-17T12:00:00.000Z' };
    const submissions = [aSubmission({ _id: 'submission-2' }), aSubmission({ changes })];
    const page = await open({ 'GET /submission/worker': { data: submissions } }, { user: aUser() });
    expect(await screen.findByText('Changes requested')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Check ten addresses' });
    expect(link).toHaveAttribute('href', '/dashboard/mysubmission/submission-1');
    expect(page.server.callsOf('GET /submission/worker')[0]?.query.get('status')).toBe('pending');
  });

  it('are submissions that a Buyer has to review', async () => {
    await open({ 'GET /submission/received/count': { data: 3 } }, { user: aUser({ role: 'Buyer' }) });
    expect(await screen.findByRole('link', { name: '3 submissions wait for your decision.' })).toHaveAttribute(
      'href',
      '/dashboard/review',
    );
  });

  it('are hidden when there are none, and not requested for visitors', async () => {
    const { server, unmount } = await open();
    unmount();
    expect(server.callsOf('GET /claim')).toEqual([]);
    const page = await open({ 'GET /claim': { data: [] } }, { user: aUser() });
    await waitFor(() => expect(page.server.callsOf('GET /claim')).toHaveLength(1));
    expect(screen.queryByText('Reserved for you')).not.toBeInTheDocument();
  });
});

it('does not invite a signed-in user to join', async () => {
  await open({}, { user: aUser() });
  expect(screen.queryByRole('link', { name: 'Earn coins', hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Sign-up is free/)).not.toBeInTheDocument();
});

it.each([
  ['Worker', 'Go to my dashboard', '/dashboard', '/dashboard/tasklist'],
  ['Buyer', 'Post a task', '/dashboard/addTask', '/alltasks'],
  ['Admin', 'Go to my dashboard', '/dashboard', '/alltasks'],
] as const)('links a signed-in %s to the dashboard', async (role, words, href, browse) => {
  await open({}, { user: aUser({ role }) });
  const hero = section('What Kaaj is for');
  const [start] = await hero.findAllByText(words);
  expect(start?.closest('a')).toHaveAttribute('href', href);
  const [all] = hero.getAllByText('See all tasks');
  await waitFor(() => expect(all?.closest('a')).toHaveAttribute('href', browse));
});

describe('the newsletter', () => {
  const subscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const email = () => screen.getByLabelText(/^Your email/);

  it('saves an address and shows a toast', async () => {
    const page = await open({ 'POST /newsletter': { data: { email: 'rina@example.com' } } });
    await paste(email(), 'rina@example.com');
    await subscribe();
    expect(await screen.findByText('Thank you. rina@example.com is now subscribed.')).toBeInTheDocument();
    expect(page.server.callsOf('POST /newsletter')[0]?.body).toEqual({ email: 'rina@example.com' });
    expect(email()).toHaveValue('');
  });

  it.each(['', 'rina'])('does not send "%s"', async (text) => {
    const page = await open();
    if (text) await paste(email(), text);
    await subscribe();
    expect(screen.getByText('Enter a valid email address.')).toBeInTheDocument();
    expect(page.server.callsOf('POST /newsletter')).toEqual([]);
  });

  it('shows an error when only the server finds it invalid', async () => {
    const errors = [{ field: 'email', code: 'isEmail', message: 'Must be a valid email address.' }];
    await open({ 'POST /newsletter': problem(400, 'request/invalid', { errors }) });
    await paste(email(), 'rina@example.c');
    await subscribe();
    expect(await screen.findByText('Enter a valid email address.')).toBeInTheDocument();
  });

  it('shows the error and keeps the address', async () => {
    await open({ 'POST /newsletter': problem(503, 'server/unavailable') });
    await paste(email(), 'rina@example.com');
    await subscribe();
    expect(await screen.findByText(/^Kaaj is temporarily unavailable/)).toBeInTheDocument();
    expect(email()).toHaveValue('rina@example.com');
  });
});
