import { type BuyerOverview, type DecisionTime, type Submission } from '@kaaj/contract';
import {
  aDispute,
  aPage,
  aSubmission,
  aUser,
  describeLoading,
  mockAllVisible,
  never,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import OverviewPage from './overview-page';

mockAllVisible();
beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });
const REVIEW = 'PATCH /submission/update/status/submission-1';

const overview = (changes: Partial<BuyerOverview> = {}): { data: BuyerOverview; page: { next: string | null } } => ({
  page: { next: null },
  data: {
    overview: [{ countOfTasks: 7, totalRequiredWorkers: 19 }],
    totalPayments: [{ totalPaid: 55.5 }],
    submissions: [aSubmission()],
    history: [{ day: '2030-01-15', spent: 40, accepted: 2, rejected: 1 }],
    changes: { tasks: { lately: 2, earlier: 0 }, payments: { lately: 20, earlier: 35.5 } },
    ...changes,
  },
});

const WEEKS: readonly DecisionTime[] = [
  { week: '2030-01-02', decisions: 12, hours: 5.25 },
  { week: '2030-01-09', decisions: 0, hours: null },
];

const open = (answer: Stub, api: Stubs = {}, more: object = {}) =>
  renderPage(<OverviewPage />, {
    at: '/dashboard',
    messages,
    user: aUser({ role: 'Buyer' }),
    api: {
      'GET /overview/buyer': answer,
      'GET /dispute': aPage([]),
      'GET /submission/received': aPage([]),
      'GET /submission/decision-time': { data: WEEKS },
      'GET /settings': { data: { today: '2030-01-15' } },
      ...api,
    },
    ...more,
  });

const withWork = (submission: Partial<Submission> = {}, api: Stubs = {}) =>
  open(overview({ submissions: [aSubmission(submission)] }), api);

const figure = (label: string) => screen.getByText(label, { selector: '[role=term]' }).closest('.k-stat');
const row = async () => within(await screen.findByRole('row', { name: /Check ten addresses/ }));

describeLoading({
  open,
  answer: overview(),
  failed: 'The work to review could not be loaded.',
  heading: 'Overview',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('compares the last 30 days with the 30 before, when there are earlier values', async () => {
  await open(overview());
  expect(
    await screen.findByText('$20.00 in the last 30 days, $15.50 less than in the 30 days before'),
  ).toBeInTheDocument();
  expect(figure('Total payments')).toHaveTextContent('paid for coins');
  expect(figure('Total tasks')).toHaveTextContent(/^Total tasks7$/);
});

describe('pending decisions', () => {
  const soon = () => new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString();

  it.each([
    [
      'one, and one that its worker changes',
      () =>
        aPage([
          aSubmission({ acceptedAt: null, changes: { note: 'Shorter, please.', askedAt: soon(), due: soon() } }),
          aSubmission({ _id: 'submission-2', acceptedAt: soon() }),
        ]),
      '1 submission is waiting for your decision. The first one will be accepted automatically in 3 days.',
    ],
    [
      'one',
      () => aPage([aSubmission({ acceptedAt: soon() })]),
      '1 submission is waiting for your decision. The first one will be accepted automatically in 3 days.',
    ],
    [
      'more than a page',
      () =>
        aPage([aSubmission({ acceptedAt: null }), aSubmission({ _id: 'submission-2', acceptedAt: soon() })], 'after-2'),
      '2+ submissions are waiting for your decision. The first one will be accepted automatically in 3 days.',
    ],
  ])('are shown first, with %s', async (_, received, words) => {
    await open(overview(), { 'GET /submission/received': received });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start reviewing' })).toHaveAttribute('href', '/dashboard/review');
  });

  it.each([
    ['a task to whoever has coins', 50, 'Add New Tasks', '/dashboard/addTask'],
    ['coins to whoever has none', 0, 'Purchase Coin', '/dashboard/purchaseCoin'],
  ])('are empty, with a link to %s', async (_, coins, name, href) => {
    const user = aUser({ role: 'Buyer', coin: coins, availableCoin: coins });
    await open(overview(), { 'GET /submission/received': aPage([]) }, { user });
    expect(await screen.findByText('Nothing is waiting for your decision.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start reviewing' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('how long work waits for a decision', () => {
  const weeks = (times: readonly DecisionTime[]) => ({ 'GET /submission/decision-time': { data: times } });

  it('is drawn by week, with the median of the last week that has decisions', async () => {
    await open(overview());
    expect(
      await screen.findByText('Half of the 12 decisions in the week of Jan 2, 2030 were made within 5.25 hours.'),
    ).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Median hours to your decision, per week' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Week ofMedian hours to a decision',
      'Week of Jan 2, 20305.25',
      'Week of Jan 9, 20300',
    ]);
  });

  it('is text for a single decision, and for none', async () => {
    await open(overview(), weeks([{ week: '2030-01-09', decisions: 1, hours: 0.25 }]));
    expect(
      await screen.findByText('The one decision in the week of Jan 9, 2030 was made within 0.25 hours.'),
    ).toBeInTheDocument();
  });

  it('shows an empty state without decisions', async () => {
    await open(overview(), weeks([{ week: '2030-01-09', decisions: 0, hours: null }]));
    expect(await screen.findByText(/How long work waits for your decision will appear here/)).toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    const answers: Stub[] = [problem(500, 'server/error'), { data: WEEKS }];
    await open(overview(), { 'GET /submission/decision-time': () => answers.shift() ?? { data: WEEKS } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Half of the 12 decisions/)).toBeInTheDocument();
  });
});

it('lists disputed rejections that need an answer', async () => {
  await open(overview(), { 'GET /dispute': aPage([aDispute(), aDispute({ _id: 'dispute-2', state: 'decided' })]) });
  const told = await screen.findByText('A worker has disputed one of your rejections');
  expect(told).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Check ten addresses' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/submission/submission-1']);
});

it('shows work for which changes are awaited, with until when, and the way to all of it', async () => {
  await withWork({
    acceptedAt: null,
    changes: { note: 'In Bangla.', askedAt: '2030-01-15T12:00:00.000Z', due: '2030-01-17T12:00:00.000Z' },
  });
  const shown = await row();
  expect(shown.getByText(/Waiting for changes until Jan 17, 2030/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open full submission' })).toHaveAttribute(
    'href',
    '/dashboard/submission/submission-1',
  );
  expect(shown.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
});

it('shows the numbers of tasks, open places and payments', async () => {
  await open(overview());
  await row();
  expect(figure('Total tasks')).toHaveTextContent('7');
  expect(figure('Pending tasks')).toHaveTextContent('19');
  expect(figure('Total payments')).toHaveTextContent('$55.50');
});

it('reserves the space of loading parts', async () => {
  await open(never);
  await screen.findByText('Total payments');
  expect(figure('Total payments')).toHaveTextContent('–');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('shows that nothing is pending, with a link to post a task', async () => {
  await open(overview({ submissions: [], history: [] }));
  const nothing = (await screen.findByText('Nothing to review.')).closest<HTMLElement>('.k-empty');
  const onward = within(nothing as HTMLElement).getByRole('link', { name: 'Add New Tasks' });
  expect(onward).toHaveAttribute('href', '/dashboard/addTask');
  expect(await screen.findByText(/Your spending will appear here/)).toBeInTheDocument();
  expect(await screen.findByText(/Your decisions will appear here/)).toBeInTheDocument();
});

describe('the first three steps', () => {
  const NOTHING_YET = {
    overview: [{ countOfTasks: 0, totalRequiredWorkers: 0 }],
    totalPayments: [{ totalPaid: 0 }],
    submissions: [],
    history: [],
  } as const;
  const newcomer = (coin: number) => ({ user: aUser({ role: 'Buyer', coin, availableCoin: coin }) });
  const steps = async () => within(await screen.findByRole('region', { name: 'Your first three steps' }));

  it('begin with coins for a buyer without any', async () => {
    await open(overview(NOTHING_YET), {}, newcomer(0));
    const list = await steps();
    expect(list.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/dashboard/purchaseCoin');
    expect(list.getAllByRole('link')).toHaveLength(1);
  });

  it('lead from the starting coins to a first task', async () => {
    await open(overview(NOTHING_YET), {}, newcomer(50));
    const list = await steps();
    expect(list.getByRole('heading', { name: 'Get coins (done)' })).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Write it now' })).toHaveAttribute('href', '/dashboard/addTask');
  });

  it('wait for a first decision, with the coins spent', async () => {
    const waiting = { submissions: [aSubmission()], history: [] };
    await open(overview(waiting), {}, newcomer(0));
    const list = await steps();
    expect(list.getAllByRole('heading', { name: /\(done\)$/ })).toHaveLength(2);
    expect(list.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  });

  it('disappear with the first decision, and stay hidden', async () => {
    const decided = { submissions: [aSubmission({ status: 'rejected' })], history: [] };
    const { unmount } = await open(overview(decided));
    await row();
    expect(screen.queryByText('Your first three steps')).not.toBeInTheDocument();
    unmount();
    await open(overview(NOTHING_YET), {}, newcomer(50));
    expect(await screen.findByText('Nothing to review.')).toBeInTheDocument();
    expect(screen.queryByText('Your first three steps')).not.toBeInTheDocument();
  });
});

it('draws charts of spending and decisions', async () => {
  await open(overview());
  expect(
    await screen.findByText('In the last 12 weeks you spent 40 coins: 20 per accepted submission.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Work reviewed in the last 30 days: 2 accepted, 1 rejected.')).toBeInTheDocument();
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(overview(), {}, { language: 'bn' });
  expect(await screen.findByText('১৯')).toBeInTheDocument();
});

/** By text: the names of 27 rows by role take seconds to compute. */
const rowsOfWork = () =>
  new Set(screen.getAllByText(/Check ten addresses/).map((title) => title.closest('tr, [role="row"]'))).size;

it('shows a few at first, so that the pictures are near, and more at a press', async () => {
  const many = (size: number) =>
    Array.from({ length: size }, (_, index) => aSubmission({ _id: `submission-${index}` }));
  const page = await open(({ query }) => {
    const size = Number(query.get('size'));
    return { ...overview({ submissions: many(Math.min(size, 27)) }), page: { next: size < 27 ? 'further' : null } };
  });
  await waitFor(() => expect(rowsOfWork()).toBe(10));
  expect(page.server.callsOf('GET /overview/buyer')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(rowsOfWork()).toBe(27));
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('shows an error when more rows fail to load, keeps the loaded ones, and retries', async () => {
  let failing = true;
  await open(({ query }) => {
    const size = Number(query.get('size'));
    if (size > 10 && failing) return problem(503, 'server/unavailable');
    const submissions = Array.from({ length: Math.min(size, 27) }, (_, index) => aSubmission({ _id: `${index}` }));
    return { ...overview({ submissions }), page: { next: size < 27 ? 'further' : null } };
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
  expect(rowsOfWork()).toBe(10);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowsOfWork()).toBe(27));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('work to review', () => {
  it('names worker, task and pay, with buttons while it waits', async () => {
    await withWork();
    const work = await row();
    for (const words of ['Rina Akter', '25']) expect(work.getByText(words)).toBeInTheDocument();
    const buttons = work.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['View Submission', 'Accept', 'Reject']);
    const headings = screen.getAllByRole('columnheader').slice(0, 5);
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Worker Name',
      'Task Title',
      'Payable Amount',
      'View Submission',
      'Actions',
    ]);
  });

  it.each([
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
  ] as const)('that is %s shows its state and no actions', async (status, words) => {
    await withWork({ status });
    const work = await row();
    expect(work.getByText(words)).toBeInTheDocument();
    expect(work.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('opens in full', async () => {
    await withWork();
    await user.click((await row()).getByRole('button', { name: 'View Submission' }));
    const modal = screen.getByRole('dialog', { name: 'Submission' });
    for (const words of ['Rina Akter', 'Pending', '25', 'Look whether each shop', 'All ten are there.'])
      expect(modal).toHaveTextContent(words);
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits while there is no connection', async () => {
    await withWork();
    const work = await row();
    await whileOffline(() => {
      expect(work.getByRole('button', { name: 'Accept' })).toBeDisabled();
      expect(work.getByRole('button', { name: 'Reject' })).toBeDisabled();
    });
  });
});

it('shows on a pending row when the work is accepted automatically, and nothing on others', async () => {
  await withWork({ acceptedAt: new Date(Date.now() + 3.5 * 86_400_000).toISOString() });
  expect((await row()).getByText('Accepted automatically in 3 days')).toBeInTheDocument();
});

it('has a text in place of the name of a removed user', async () => {
  await withWork({ status: 'accepted', acceptedAt: null, worker: { _id: 'person-1', name: '', image: '', email: '' } });
  expect(await screen.findByText('removed user')).toBeInTheDocument();
  expect(screen.queryByText(/Accepted automatically/)).not.toBeInTheDocument();
});

describe('accepting', () => {
  const accept = async () => user.click((await row()).getByRole('button', { name: 'Accept' }));

  it('pays, and shows recipient and amount', async () => {
    const page = await withWork({}, { [REVIEW]: { data: aSubmission({ status: 'accepted' }) } });
    await accept();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Rina Akter was paid 25 coins.' }]),
    );
    expect(page.server.callsOf(REVIEW).map(({ body }) => body)).toEqual([{ status: 'accepted' }]);
  });

  it('shows an error when it was decided before', async () => {
    const page = await withWork({}, { [REVIEW]: problem(409, 'submission/already-reviewed') });
    await accept();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: 'The work of Rina Akter was not decided. This work has already been reviewed.' },
      ]),
    );
  });

  it('is one decision, however often it is clicked', async () => {
    let answer: (body: object) => void = () => undefined;
    const page = await withWork({}, { [REVIEW]: () => new Promise((done) => (answer = done)) });
    await accept();
    await accept();
    expect((await row()).getByRole('button', { name: 'Reject' })).toBeDisabled();
    answer({ data: aSubmission({ status: 'accepted' }) });
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(page.server.callsOf(REVIEW)).toHaveLength(1);
  });

  it('allows other decisions at the same time, and pays both', async () => {
    const another = 'PATCH /submission/update/status/submission-2';
    let submissions = [aSubmission(), aSubmission({ _id: 'submission-2' })];
    const accepted = (id: string) => {
      submissions = submissions.map((each) => (each._id === id ? { ...each, status: 'accepted' } : each));
      return { data: { _id: id, status: 'accepted' } };
    };
    let answer: () => void = () => undefined;
    const page = await open(() => overview({ submissions }), {
      [REVIEW]: () => new Promise((done) => (answer = () => done(accepted('submission-1')))),
      [another]: () => accepted('submission-2'),
    });
    const [first, second] = await screen.findAllByRole('button', { name: 'Accept' });
    if (!first || !second) throw new Error('There is no button for each.');
    await user.click(first);
    await user.click(second);
    await waitFor(() => expect(page.server.callsOf(another)).toHaveLength(1));
    expect(first).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
    const rows = screen.getAllByRole('row', { name: /Check ten addresses/ });
    expect(rows.map((row) => within(row).getByText('Accepted'))).toHaveLength(2);
    expect(page.notices()).toMatchObject([{ kind: 'success' }, { kind: 'success' }]);
  });
});

describe('a decided row', () => {
  const pending = [
    aSubmission(),
    aSubmission({
      _id: 'submission-2',
      worker: { _id: 'person-2', name: 'Jamal', image: '', email: 'jamal@example.com' },
    }),
    aSubmission({
      _id: 'submission-3',
      worker: { _id: 'person-3', name: 'Mitu', image: '', email: 'mitu@example.com' },
    }),
  ];
  const rows = () => screen.getAllByRole('row', { name: /Check ten addresses/ }).map((each) => each.textContent ?? '');

  it.each([
    ['moves it behind what waits', (answered: Submission[]) => answered],
    ['has no room for it any more', (answered: Submission[]) => answered.filter(({ status }) => status === 'pending')],
  ])('keeps its place with its badge when the server %s', async (_, shown) => {
    let submissions = pending;
    const page = await open(() => overview({ submissions }), {
      [REVIEW]: () => {
        submissions = shown([...pending.slice(1), aSubmission({ status: 'accepted' })]);
        return { data: { _id: 'submission-1', status: 'accepted' } };
      },
    });
    const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
    await user.click(accept as HTMLElement);
    await waitFor(() => expect(page.server.callsOf('GET /overview/buyer')).toHaveLength(2));
    await waitFor(() => expect(rows()[0]).toMatch(/Rina Akter.*Accepted$/));
    expect(rows().map((words) => /Rina|Jamal|Mitu/.exec(words)?.[0])).toEqual(['Rina', 'Jamal', 'Mitu']);
  });
});

describe('rejecting', () => {
  const ask = async () => {
    await user.click((await row()).getByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reject this work?' }));
    await dialog.findByLabelText(/^Reason \(the worker will read it\)/);
    return dialog;
  };

  it('sends the reason to the worker, shows a toast and closes', async () => {
    const page = await withWork({}, { [REVIEW]: { data: aSubmission({ status: 'rejected' }) } });
    const modal = await ask();
    await paste(modal.getByLabelText(/^Reason \(the worker will read it\)/), '  Two were missing. ');
    await user.click(modal.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'The work was rejected.' }]);
    expect(page.server.callsOf(REVIEW).map(({ body }) => body)).toEqual([
      { status: 'rejected', reason: 'Two were missing.', reasonCode: 'other' },
    ]);
  });

  it.each([
    ['as it is', '', 'Only part of the work was done.', 'proof-wrong'],
    ['with more words', ' Three are missing.', 'Only part of the work was done. Three are missing.', 'proof-wrong'],
    ['without its code once it was emptied', '{Control>}a{/Control}{Delete}Late.', 'Late.', 'other'],
  ])('fills in a quick reason and sends it %s', async (_, typed, reason, reasonCode) => {
    const page = await withWork({}, { [REVIEW]: { data: aSubmission({ status: 'rejected' }) } });
    const modal = await ask();
    const quick = modal.getByRole('button', { name: 'Only part of the work was done.' });
    await user.click(quick);
    expect(quick).toHaveAttribute('aria-pressed', 'true');
    const field = modal.getByLabelText(/^Reason \(the worker will read it\)/);
    await waitFor(() => expect(field).toHaveValue('Only part of the work was done.'));
    expect(page.server.callsOf(REVIEW)).toEqual([]);
    if (typed) await user.type(field, typed);
    await user.click(modal.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.server.callsOf(REVIEW).map(({ body }) => body)).toEqual([{ status: 'rejected', reason, reasonCode }]);
  });

  it('requires a reason', async () => {
    const page = await withWork();
    const modal = await ask();
    await user.click(modal.getByRole('button', { name: 'Reject' }));
    const reason = modal.getByLabelText(/^Reason \(the worker will read it\)/);
    await waitFor(() => expect(reason).toBeInvalid());
    await waitFor(() =>
      expect(reason).toHaveAccessibleDescription(expect.stringContaining('Briefly explain what was missing.')),
    );
    expect(page.server.callsOf(REVIEW)).toEqual([]);
  });

  it('can be cancelled, and starts empty the next time', async () => {
    const page = await withWork();
    const modal = await ask();
    await paste(modal.getByLabelText(/^Reason \(the worker will read it\)/), 'Hm');
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await ask()).getByLabelText(/^Reason \(the worker will read it\)/)).toHaveValue('');
    expect(page.server.callsOf(REVIEW)).toEqual([]);
  });

  it('stays open with its reason when it was refused', async () => {
    const page = await withWork({}, { [REVIEW]: problem(503, 'server/unavailable') });
    const modal = await ask();
    await paste(modal.getByLabelText(/^Reason \(the worker will read it\)/), 'Two were missing.');
    await user.click(modal.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(modal.getByLabelText(/^Reason \(the worker will read it\)/)).toHaveValue('Two were missing.');
  });
});
