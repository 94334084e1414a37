import { type User, type WithdrawalStatus, type WorkerOverview } from '@kaaj/contract';
import { firstStepsFinished } from '@kaaj/page-kit';
import {
  aPage,
  aSubmission,
  aUser,
  aWithdrawal,
  describeLoading,
  mockAllVisible,
  never,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import OverviewPage from './overview-page';

const OVERVIEW = 'GET /overview/worker';

mockAllVisible();
beforeEach(() => localStorage.clear());

const overview = (changes: Partial<WorkerOverview> = {}): { data: WorkerOverview; page: { next: string | null } } => ({
  page: { next: null },
  data: {
    submissionCount: 12,
    pendingSubmissionsCount: 4,
    totalEarning: { totalPayableAmount: 1_250 },
    acceptedSubmissions: [aSubmission({ status: 'accepted' })],
    history: [
      { day: '2030-01-14', coins: 20 },
      { day: '2030-01-15', coins: 5 },
    ],
    changes: { submissions: { lately: 9, earlier: 3 }, earning: { lately: 25, earlier: 0 } },
    newTasks: { count: 0, more: false, fitting: false },
    ...changes,
  },
});

const SETTINGS = { data: { today: '2030-01-15', limits: { reviewDays: 7 } } };

const open = (answer: Stub, { api = {}, ...more }: { api?: Stubs; user?: User; language?: 'bn' } = {}) =>
  renderPage(<OverviewPage />, {
    at: '/dashboard',
    messages,
    user: aUser(),
    api: {
      [OVERVIEW]: answer,
      'GET /withdrawal': aPage([]),
      'GET /settings': SETTINGS,
      'GET /claim': { data: [] },
      'GET /submission/worker': { data: [] },
      ...api,
    },
    ...more,
  });

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describeLoading({
  open,
  answer: overview(),
  failed: 'This could not be loaded.',
  heading: 'Overview',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('shows the numbers of sent and pending submissions and the earnings, and lists the accepted work', async () => {
  await open(overview());
  const row = within(await screen.findByRole('row', { name: /Check ten addresses/ }));
  for (const words of ['25', 'Karim', 'Accepted']) expect(row.getByText(words)).toBeInTheDocument();
  expect(figure('Submission')).toHaveTextContent('12');
  expect(figure('Pending')).toHaveTextContent('4');
  expect(figure('Earning')).toHaveTextContent('1,250');
  expect(document.title).toBe('Dashboard Home | Kaaj');
});

it('draws the earnings by week, the last week up to the server’s current day', async () => {
  await open(overview());
  expect(await screen.findByText('You earned 25 coins in the last 12 weeks, 2 a week on average.')).toBeInTheDocument();
  const weeks = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(weeks.at(-1)).toBe('Week of Jan 9, 203025');
});

it('reserves the space of loading parts', async () => {
  await open(never);
  await screen.findByText('Earning');
  expect(figure('Earning')).toHaveTextContent('–');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('shows a newcomer the first steps', async () => {
  await open(overview({ acceptedSubmissions: [], history: [] }));
  expect(await screen.findByText('No submissions maded yet.')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Find a task' })) {
    expect(link).toHaveAttribute('href', '/dashboard/tasklist');
  }
  expect(await screen.findByText(/Your earnings will appear here/)).toBeInTheDocument();
});

it.each([
  [4, 'You earned 25 coins this month. 4 of your submissions are waiting for a decision.'],
  [1, 'You earned 25 coins this month. 1 of your submissions is waiting for a decision.'],
  [0, 'You earned 25 coins this month. You have no work waiting for a decision.'],
])('shows this month and the %d pending submissions first', async (pending, lead) => {
  const before = { day: '2029-12-31', coins: 70 };
  const { data } = overview();
  await open(overview({ pendingSubmissionsCount: pending, history: [before, ...data.history] }));
  expect(await screen.findByText(lead)).toBeInTheDocument();
});

it.each([
  [{ count: 3, more: false, fitting: true }, 'You earned 25 this month; 3 new tasks match your filters.'],
  [{ count: 1, more: false, fitting: true }, 'You earned 25 this month; 1 new task matches your filters.'],
  [{ count: 12, more: false, fitting: false }, 'You earned 25 this month; 12 new tasks were posted this week.'],
  [{ count: 98, more: true, fitting: false }, 'You earned 25 this month; 98+ new tasks were posted this week.'],
])('shows this month and the new tasks first: %j', async (newTasks, lead) => {
  await open(overview({ newTasks }));
  expect(await screen.findByText(lead)).toBeInTheDocument();
});

it('compares the last 30 days with the 30 before, when there are earlier values', async () => {
  await open(overview());
  expect(await screen.findByText('9 in the last 30 days, 6 more than in the 30 days before')).toBeInTheDocument();
  expect(figure('Submission')).toHaveTextContent('6 more');
  expect(figure('Earning')).not.toHaveTextContent('30');
});

describe('the first three steps', () => {
  const NOTHING_YET = {
    submissionCount: 0,
    pendingSubmissionsCount: 0,
    totalEarning: { totalPayableAmount: 0 },
    acceptedSubmissions: [],
    history: [],
  };
  const newcomer = aUser({ coin: 10, availableCoin: 10 });
  const steps = async () => within(await screen.findByRole('region', { name: 'Your first three steps' }));
  const withRequests = (status: WithdrawalStatus) => ({
    api: { 'GET /withdrawal': aPage([aWithdrawal({ status })]) },
  });
  const isGone = () => waitFor(() => expect(screen.queryByText('Your first three steps')).not.toBeInTheDocument());

  it('lead to a first task', async () => {
    const page = await open(overview(NOTHING_YET), { user: newcomer });
    const list = await steps();
    expect(list.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    expect(list.getByRole('link', { name: 'Open the Task List' })).toHaveAttribute('href', '/dashboard/tasklist');
    expect(list.getAllByRole('link')).toHaveLength(1);
    expect(await list.findByText('10 of 200 coins')).toBeInTheDocument();
    expect(page.server.callsOf('GET /withdrawal')).toEqual([]);
  });

  it.each([
    [7, 'The buyer decides; if they have not after 7 days, it is accepted automatically.'],
    [0, 'The buyer decides.'],
  ])('state the automatic acceptance as configured (%d days)', async (reviewDays, promise) => {
    await open(overview(NOTHING_YET), {
      user: newcomer,
      api: { 'GET /settings': { data: { today: '2030-01-15', limits: { reviewDays } } } },
    });
    expect(await (await steps()).findByText(promise)).toBeInTheDocument();
  });

  it('continue with the sent submission, then with the missing coins', async () => {
    const { unmount } = await open(overview({ ...NOTHING_YET, submissionCount: 1 }), { user: newcomer });
    const sent = await steps();
    expect(sent.getByRole('heading', { name: 'Do your first task (done)' })).toBeInTheDocument();
    expect(sent.getByRole('link', { name: 'See my submissions' })).toHaveAttribute('href', '/dashboard/mysubmission');
    unmount();
    await open(overview(), { user: aUser({ coin: 35, availableCoin: 35 }) });
    const accepted = await steps();
    expect(accepted.getByText('35 of 200 coins')).toBeInTheDocument();
    expect(accepted.getByRole('progressbar')).toHaveAttribute('value', '35');
    expect(accepted.queryByRole('link')).not.toBeInTheDocument();
  });

  it('end with a payout as soon as there is enough for one', async () => {
    await open(overview(), { user: aUser({ coin: 260, availableCoin: 260 }) });
    const list = await steps();
    expect(list.getByText('200 of 200 coins')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Withdraw coins' })).toHaveAttribute('href', '/dashboard/withdrawals');
  });

  it.each(['pending', 'accepted'] as const)(
    'disappear when a payout is %s, without further requests',
    async (status) => {
      const { unmount } = await open(overview(), withRequests(status));
      await screen.findByRole('row', { name: /Check ten addresses/ });
      await waitFor(() => expect(firstStepsFinished(aUser().email)).toBe(true));
      await isGone();
      unmount();
      const page = await open(overview(NOTHING_YET));
      await screen.findByText('No submissions maded yet.');
      await isGone();
      expect(page.server.callsOf('GET /withdrawal')).toEqual([]);
    },
  );

  it.each(['rejected', 'cancelled'] as const)('do not end with a payout that was %s', async (status) => {
    await open(overview(), withRequests(status));
    expect(await steps()).toBeTruthy();
  });

  it('reserve their space for a newcomer while loading, and for no other user', async () => {
    const { unmount, container } = await open(never, { user: newcomer });
    await waitFor(() => expect(container.querySelector('.k-steps--awaited')).toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Your first three steps' })).not.toBeInTheDocument();
    unmount();
    const known = await open(never);
    await waitFor(() => expect(known.server.callsOf('GET /user')).toHaveLength(1));
    expect(known.container.querySelector('.k-steps')).not.toBeInTheDocument();
  });
});

it('writes Bangla digits', async () => {
  await open(overview(), { language: 'bn' });
  expect(await screen.findByText('১,২৫০')).toBeInTheDocument();
});

it('shows the claims first, with their remaining time', async () => {
  const until = new Date(Date.now() + 65 * 60_000).toISOString();
  await open(overview(), {
    api: {
      'GET /claim': { data: [{ taskId: 'task-1', batchId: null, title: 'Count the shops', payableAmount: 25, until }] },
    },
  });
  const kept = within(await screen.findByRole('region', { name: 'Reserved for you' }));
  const link = kept.getByRole('link', { name: 'Continue: Count the shops' });
  expect(link).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(kept.getByRole('timer')).toHaveTextContent(/^1:0[45]:\d\d left$/);
});

it('shows the claims of a batch as one row with their number, which leads to its work stream', async () => {
  const until = new Date(Date.now() + 9 * 60_000).toISOString();
  const item = (taskId: string, title: string, batchId: string | null = 'batch-1') => ({
    ...{ taskId, batchId, title, payableAmount: 12, until },
  });
  await open(overview(), {
    api: {
      'GET /claim': { data: [item('item-7', 'Picture 7'), item('task-1', 'Count', null), item('item-8', 'Picture 8')] },
    },
  });
  const kept = within(await screen.findByRole('region', { name: 'Reserved for you' }));
  expect(kept.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Continue: Picture 7', '/dashboard/work/batch/batch-1'],
      ['Continue: Count', '/dashboard/taskDetails/task-1'],
    ],
  );
  expect(kept.getByText('2 items')).toBeInTheDocument();
  expect(kept.getByText('24')).toBeInTheDocument();
  expect(kept.getAllByRole('timer')).toHaveLength(2);
});

describe('with requested changes', () => {
  const changes = { note: 'Name them.', askedAt: '2030-01-15T12:00:00.000Z', due: '2030-01-17T12:00:00.000Z' };
  const api = { 'GET /submission/worker': aPage([aSubmission({ _id: 'submission-2' }), aSubmission({ changes })]) };

  it('shows their deadline and links to them', async () => {
    const page = await open(overview(), { api });
    expect(await screen.findByText(/^Changes requested, due Jan 17, 2030/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Send the changes' });
    expect(link).toHaveAttribute('href', '/dashboard/mysubmission/submission-1');
    expect(page.server.callsOf('GET /submission/worker')[0]?.query.get('status')).toBe('pending');
  });

  it('does not count them as waiting for the buyer', async () => {
    await open(overview(), { api });
    expect(await screen.findByText(/3 of your submissions are waiting for a decision\.$/)).toBeInTheDocument();
    expect(figure('Pending')).toHaveTextContent('41 of them waits for your changes');
  });

  it('shows no figures before they are known, which they would move', async () => {
    await open(overview(), { api: { 'GET /submission/worker': never } });
    await screen.findByRole('heading', { name: 'Overview' });
    expect(screen.queryByText('Earning')).not.toBeInTheDocument();
  });
});
