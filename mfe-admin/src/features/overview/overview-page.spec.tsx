import { type AdminOverview, type QueuedWithdrawal, type WithdrawalSignals } from '@kaaj/contract';
import {
  aUser,
  aWithdrawal,
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

const user = userEvent.setup({ delay: null });
const DECIDE = 'PATCH /withdrawal/status/withdrawal-1';
const REVEAL = 'POST /withdrawal/withdrawal-1/account';

const queued = (changes: Partial<QueuedWithdrawal> = {}): QueuedWithdrawal => ({
  ...aWithdrawal(),
  signals: [],
  ...changes,
});

const overview = (changes: Partial<AdminOverview> = {}) => ({
  page: { next: null },
  data: {
    totalWorker: 21,
    totalBuyer: 8,
    totalAvailableCoin: [{ totalCoins: 4_300 }],
    totalPayment: [{ totalPaid: 120.5 }],
    pendingPayments: [queued()],
    history: [{ day: '2030-01-15', coinsSold: 150, coinsRedeemed: 200, newPeople: 3 }],
    changes: {
      workers: { lately: 5, earlier: 2 },
      buyers: { lately: 1, earlier: 1 },
      payments: { lately: 40, earlier: 0 },
    },
    ...changes,
  },
});

const open = (answer: Stub, api: Stubs = {}, more: object = {}) =>
  renderPage(<OverviewPage />, {
    at: '/dashboard',
    messages,
    user: aUser({ role: 'Admin', email: 'asha@example.com' }),
    api: {
      'GET /overview/admin': answer,
      'GET /settings': { data: { today: '2030-01-15' } },
      'GET /submission/decision-time': { data: [{ week: '2030-01-09', decisions: 40, hours: 30.25 }] },
      ...api,
    },
    ...more,
  });

const withRequest = (request: Partial<QueuedWithdrawal> = {}, api: Stubs = {}) =>
  open(overview({ pendingPayments: [queued(request)] }), api);

const figure = (label: string) => screen.getByText(label, { selector: '[role=term]' }).closest('.k-stat');
const row = async () => within(await screen.findByRole('row', { name: /Rina Akter/ }));

describeLoading({
  open,
  answer: overview(),
  failed: 'The requests could not be loaded.',
  heading: 'Overview',
  shown: () => screen.findByRole('row', { name: /Rina Akter/ }),
});

it('draws the hours until a decision, over all buyers', async () => {
  await open(overview());
  const words = 'Across all buyers, half of the 40 decisions in the week of Jan 9, 2030 were made within 30.3 hours.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('compares the last 30 days with the 30 before, when there are earlier values', async () => {
  await open(overview());
  expect(await screen.findByText('5 in the last 30 days, 3 more than in the 30 days before')).toBeInTheDocument();
  expect(figure('Total buyers')).toHaveTextContent('1 in the last 30 days, the same as in the 30 days before');
  expect(figure('Total payments')).not.toHaveTextContent('30 days');
});

it('counts people, coins and payments', async () => {
  await open(overview());
  await row();
  expect(figure('Total workers')).toHaveTextContent('21');
  expect(figure('Total buyers')).toHaveTextContent('8');
  expect(figure('Total available coins')).toHaveTextContent('4,300');
  expect(figure('Total payments')).toHaveTextContent('$120.50');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

it.each([
  [[], null, 'No requests are waiting for you.'],
  [['pending', 'accepted'], null, '1 request is waiting for your decision. The oldest was made 2 days ago.'],
  [['pending', 'pending'], null, '2 requests are waiting for your decision. The oldest was made 3 days ago.'],
  [['pending', 'pending'], 'more', '2+ requests are waiting for your decision. The oldest was made 3 days ago.'],
] as const)('shows pending work first: %j, then %j', async (states, next, words) => {
  const requests = states.map((status, at) => queued({ _id: `w${at}`, status, withdrawDate: daysAgo(at + 2) }));
  await open({ ...overview({ pendingPayments: requests }), page: { next } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('reserves the space of loading parts', async () => {
  await open(never);
  expect(figure('Total payments')).toHaveTextContent('–');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('shows empty states without requests and without history', async () => {
  await open(overview({ pendingPayments: [], history: [] }));
  expect(await screen.findByText('No withdrawal requests.')).toBeInTheDocument();
  expect(await screen.findByText('No coins were sold or redeemed in the last 30 days.')).toBeInTheDocument();
  expect(await screen.findByText('Nobody joined in the last 30 days.')).toBeInTheDocument();
});

it('draws charts of sales, payouts and new users', async () => {
  await open(overview());
  expect(
    await screen.findByText('In the last 30 days 150 coins were sold and 200 coins were paid out.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('In the last 30 days 3 people joined.')).toBeInTheDocument();
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(overview(), {}, { language: 'bn' });
  expect(await screen.findByText('৪,৩০০')).toBeInTheDocument();
});

describe('a request', () => {
  it('names worker, coins, dollars, system, masked account and day', async () => {
    await withRequest();
    const request = await row();
    for (const words of ['250', '$12.50', 'bkash', '•••••••4567', 'Jan 15, 2030'])
      expect(request.getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
  ] as const)('that was %s shows its state and no actions', async (status, words) => {
    await withRequest({ status });
    const request = await row();
    expect(request.getByText(words)).toBeInTheDocument();
    expect(request.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('waits while there is no connection', async () => {
    await withRequest();
    const request = await row();
    await whileOffline(() => {
      expect(request.getByRole('button', { name: 'Accept' })).toBeDisabled();
      expect(request.getByRole('button', { name: 'Reject' })).toBeDisabled();
    });
  });
});

describe('deciding', () => {
  const decide = async (name: string) => user.click((await row()).getByRole('button', { name }));

  it('confirms an acceptance, decides, and shows a toast', async () => {
    const page = await withRequest({}, { [DECIDE]: { data: aWithdrawal({ status: 'accepted' }) } });
    await decide('Accept');
    expect(page.server.callsOf(DECIDE)).toEqual([]);
    expect(page.answer(true)).toMatchObject({
      title: 'Approve this payout?',
      text: '$12.50 to Rina Akter via bkash will be added to the payout queue. Their 250 coins stay reserved until the money has arrived.',
    });
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Accepted Withdrawal.' }]));
    expect(page.server.callsOf(DECIDE).map((call) => call.body)).toEqual([{ status: 'accepted' }]);
  });

  it.each([
    ['with a reason for the worker', 'Wrong number.', { status: 'rejected', reason: 'Wrong number.' }],
    ['without one', '', { status: 'rejected' }],
  ])('confirms a rejection %s, decides, and shows a toast', async (_, reason, body) => {
    const page = await withRequest({}, { [DECIDE]: { data: aWithdrawal({ status: 'rejected' }) } });
    await decide('Reject');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
    expect(dialog.getByText('The 250 coins go back to Rina Akter.')).toBeInTheDocument();
    if (reason) await paste(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
    expect(page.server.callsOf(DECIDE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Withdrawal Rejected' }]));
    expect(page.server.callsOf(DECIDE).map((call) => call.body)).toEqual([body]);
    expect((await row()).getByText('Rejected')).toBeInTheDocument();
  });

  it('keeps the row in place, with its badge', async () => {
    const other = queued({ _id: 'withdrawal-2', worker: { _id: 'person-2', name: 'Jamal', image: '' } });
    let pendingPayments = [queued(), other];
    const page = await open(() => overview({ pendingPayments }), {
      [DECIDE]: () => {
        pendingPayments = [other, queued({ status: 'accepted' })];
        return { data: { _id: 'withdrawal-1', status: 'accepted' } };
      },
    });
    await decide('Accept');
    page.answer(true);
    await waitFor(() => expect(page.server.callsOf('GET /overview/admin')).toHaveLength(2));
    const [, decided, waiting] = screen.getAllByRole('row');
    await waitFor(() => expect(decided).toHaveTextContent(/Rina Akter.*Accepted$/));
    expect(waiting).toHaveTextContent(/Jamal.*Accept/);
  });

  it('is left at a no', async () => {
    const page = await withRequest();
    await decide('Accept');
    page.answer(false);
    expect((await row()).getByRole('button', { name: 'Accept' })).toBeEnabled();
    expect(page.server.callsOf(DECIDE)).toEqual([]);
    expect(page.notices()).toEqual([]);
  });

  it('shows an error when another Admin decided first', async () => {
    const page = await withRequest({}, { [DECIDE]: problem(409, 'withdrawal/already-decided') });
    await decide('Accept');
    page.answer(true);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'This withdrawal has already been decided.' }]),
    );
  });
});

describe('an account number', () => {
  const show = async () =>
    user.click((await row()).getByRole('button', { name: 'Show the account number of Rina Akter' }));

  it('is requested only on demand', async () => {
    const page = await withRequest({}, { [REVEAL]: { data: { accountNumber: '01712344567' } } });
    await row();
    expect(page.server.callsOf(REVEAL)).toEqual([]);
    await show();
    expect(await screen.findByText('01712344567')).toBeInTheDocument();
    expect(page.server.callsOf(REVEAL)).toHaveLength(1);
  });

  it('stays masked when it cannot be loaded, and shows an error', async () => {
    const page = await withRequest({}, { [REVEAL]: problem(404, 'request/not-found') });
    await show();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not found, or you do not have access.' }]),
    );
    expect((await row()).getByText('•••••••4567')).toBeInTheDocument();
  });
});

describe('risk signals', () => {
  const SIGNALS = 'GET /withdrawal/withdrawal-1/signals';
  const tags: QueuedWithdrawal['signals'] = [
    { code: 'shared-account', level: 'high' },
    { code: 'refundable', level: 'medium' },
    { code: 'new-account', level: 'low' },
  ];
  const found: { data: WithdrawalSignals } = {
    data: {
      _id: 'withdrawal-1',
      refundableDays: 14,
      signals: [
        {
          code: 'shared-account',
          level: 'high',
          numbers: { people: 2 },
          rows: [
            { kind: 'person', _id: 'person-7', name: 'Karim', email: 'karim+two@example.com' },
            { kind: 'person', _id: 'person-8', name: 'Gone', email: null },
          ],
        },
        {
          code: 'refundable',
          level: 'medium',
          numbers: { percent: 80, coins: 1200, purchases: 1 },
          rows: [{ kind: 'purchase', _id: 'purchase-1', name: 'TXNABCDE', email: null }],
        },
        {
          code: 'quick-acceptance',
          level: 'medium',
          numbers: { percent: 50, works: 3, of: 6, seconds: 60 },
          rows: [{ kind: 'submission', _id: 'submission-1', name: 'Watch a video', email: null }],
        },
        {
          code: 'disputes-lost',
          level: 'low',
          numbers: { disputes: 2, days: 90 },
          rows: [{ kind: 'dispute', _id: 'dispute-1', name: 'Name ten birds', email: null }],
        },
        { code: 'open-lien', level: 'medium', numbers: { coins: 60, people: 1 }, rows: [] },
        { code: 'goodwill', level: 'medium', numbers: { coins: 80, disputes: 1, days: 90 }, rows: [] },
        { code: 'unpaid-buyers', level: 'high', numbers: { percent: 40, coins: 100, people: 1 }, rows: [] },
        { code: 'one-buyer', level: 'low', numbers: { percent: 90, coins: 225 }, rows: [] },
        { code: 'new-account', level: 'low', numbers: { days: 3 }, rows: [] },
      ],
    },
  };
  const look = async () =>
    user.click((await row()).getByRole('button', { name: 'View risk signals for the request of Rina Akter' }));

  it('are shown in their row, the strongest first, and not at all without signals', async () => {
    await open(
      overview({
        pendingPayments: [
          queued({ signals: tags }),
          queued({ _id: 'withdrawal-2', worker: { _id: 'person-2', name: 'Jamal', image: '' } }),
        ],
      }),
    );
    const request = await row();
    for (const words of ['Shared account', 'May be refunded', '1 more']) expect(request.getByText(words)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Jamal/ })).getByText('None')).toBeInTheDocument();
  });

  it('are described in full with numbers, with links to the rows behind them', async () => {
    await withRequest({ signals: tags }, { [SIGNALS]: found });
    await look();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before you pay Rina Akter' }));
    for (const words of [
      'Other users who gave the same account: 2.',
      'Up to 60 coins of recent earnings came from buyers whose payment was refunded or disputed and is still owed. Such buyers: 1.',
      "In the last 90 days Kaaj paid 80 coins for disputes that the buyer's coins did not cover. Such disputes: 1.",
      '1,200 coins of recent earnings may come from purchases made in the last 14 days, which can still be refunded: 80% of this request. Such purchases: 1.',
      '3 of the last 6 submissions (50%) were accepted by their buyer within 60 seconds.',
      'Disputes lost in the last 90 days: 2.',
      '40% of recent earnings (100 coins) came from buyers who never paid money. Such buyers: 1.',
      '90% of what was earned lately (225 coins) came from one buyer.',
      'Account age in days: 3.',
    ])
      expect(await sheet.findByText(words)).toBeInTheDocument();
    for (const [name, href] of [
      ['Karim', '/dashboard/manageusers?search=karim%2Btwo%40example.com'],
      ['TXNABCDE', '/dashboard/receipt/purchase/purchase-1'],
      ['Watch a video', '/dashboard/work/submission-1'],
      ['Name ten birds', '/dashboard/disputes/dispute-1'],
    ])
      expect(sheet.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(sheet.getByText('Gone')).toBeInTheDocument();
    expect(sheet.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument();
  });

  it('open the dialog in which an Admin decides', async () => {
    await withRequest({ signals: tags }, { [SIGNALS]: found, [DECIDE]: { data: aWithdrawal({ status: 'rejected' }) } });
    await look();
    const sheet = await screen.findByRole('dialog', { name: 'Before you pay Rina Akter' });
    await user.click(within(sheet).getByRole('button', { name: 'Reject' }));
    const question = await screen.findByRole('dialog', { name: 'Reject this request?' });
    await user.click(within(question).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await row()).getByText('Rejected')).toBeInTheDocument();
  });

  it('shows an error when it could not be loaded or no longer exists', async () => {
    let fails = true;
    await withRequest(
      { signals: tags },
      { [SIGNALS]: () => (fails ? problem(503, 'server/unavailable') : { data: { ...found.data, signals: [] } }) },
    );
    await look();
    expect(await screen.findByText('The risk signals could not be loaded.')).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('There are no risk signals any more.')).toBeInTheDocument();
  });
});
