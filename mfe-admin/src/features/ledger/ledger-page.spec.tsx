import { type LedgerHealth } from '@kaaj/contract';
import { aLedgerHealth, aUser, describeLoading, mockAllVisible, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import LedgerPage from './ledger-page';

mockAllVisible();

const user = userEvent.setup({ delay: null });
const HEALTH = 'GET /wallet/health';
const CHECK = 'POST /wallet/health/check';
const CASES = 'GET /payment/case';
const BOOKS = 'GET /proof';
const NOBODY = { data: [], page: { next: null } };

const health = (changes: Partial<LedgerHealth> = {}) => ({ data: aLedgerHealth(changes) });

const DIFFERING = { account: 'person-1', stored: 1_009, transferred: 4 };

const open = (answer: Stub, more: object = {}) =>
  renderPage(<LedgerPage />, {
    messages,
    user: aUser({ role: 'Admin' }),
    api: { [CASES]: NOBODY, [BOOKS]: NOBODY, [HEALTH]: answer },
    ...more,
  });

const figure = (label: string) => screen.getByText(label, { selector: '[role=term]' }).closest('.k-stat');

describeLoading({
  open,
  answer: health(),
  failed: 'The ledger could not be read.',
  heading: 'Ledger health',
  shown: () => screen.findByText('The books balance.'),
});

it('shows that the books balance, and their totals', async () => {
  await open(health());
  expect(await screen.findByText('The books balance.')).toBeInTheDocument();
  expect(figure('Sum of all accounts')).toHaveTextContent('0');
  expect(figure('Coins in circulation')).toHaveTextContent('1,500');
  expect(figure('Cash received')).toHaveTextContent('$55.00');
  expect(figure('Cash paid out')).toHaveTextContent('$10.00');
  expect(figure('Value of redeemable coins')).toHaveTextContent('$75.00');
});

const aCase = {
  _id: '1',
  time: '2030-01-15T12:00:00.000Z',
  kind: 'unmatched',
  reason: 'amount',
  payment: 'cs_live_1',
  amount: 12.5,
  currency: 'eur',
  frozenCoins: 0,
  owedCoins: 0,
  transID: 'TXNABCDE',
};

const openCases = (cases: readonly object[], more: object = {}) =>
  open(health(), { ...more, api: { [HEALTH]: health(), [BOOKS]: NOBODY, [CASES]: { ...NOBODY, data: cases } } });

it('lists payment cases that need a decision of an Admin', async () => {
  await openCases([aCase]);
  const row = await screen.findByRole('row', { name: /cs_live_1/ });
  for (const words of ['Amount does not match the price', '€12.50', 'TXNABCDE']) expect(row).toHaveTextContent(words);
});

it('scrolls to the case that the link names', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await openCases([aCase, { ...aCase, _id: '2', payment: 'cs_live_2' }], { at: '/dashboard/ledger?case=2' });
  const wanted = within(await screen.findByRole('row', { name: /cs_live_2/ })).getByText(
    /Amount does not match the price/,
  );
  expect(wanted).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(scrolled.mock.contexts).toEqual([wanted]);
});

describe('when all withdrawals together would exceed the money received', () => {
  const SHORT = { dollarsRedeemable: 197, dollarsReceived: 130, dollarsPaidOut: 20, dollarsShort: 87 };
  const line = () => document.querySelector('.k-banner__words')?.textContent;

  it('shows the shortfall first, and no green mark for balanced books', async () => {
    await open(health(SHORT));
    await screen.findByText('$197.00 could be redeemed, $130.00 was received.');
    expect(line()).toMatch(
      /^\$197\.00 could be redeemed, \$130\.00 was received\.\$20\.00 of it was paid out already: \$87\.00 would be missing\. See below where the difference comes from.*The books balance\./,
    );
    expect(document.querySelectorAll('.k-banner')).toHaveLength(1);
    expect(document.querySelector('.k-banner--warn')).toBeInTheDocument();
  });

  it('shows the shortfall after books that do not balance', async () => {
    await open(health({ ...SHORT, sum: 5 }));
    await screen.findByText('$197.00 could be redeemed, $130.00 was received.');
    expect(line()).toMatch(/^The books do not balance\. Stop payouts and investigate\.\$197\.00 could be redeemed/);
    expect(document.querySelectorAll('.k-banner')).toHaveLength(1);
  });
});

it('describes the cost of refunds and disputes', async () => {
  await open(health({ dollarsTakenBack: 20, coinsLost: 250, dollarsLost: 10 }));
  expect(
    await screen.findByText(
      '$20.00 of payments was refunded or disputed. 250 of those coins were spent before they could be frozen: a loss of $10.00. Workers keep what they earned.',
    ),
  ).toBeInTheDocument();
});

it('shows no shortfall when there is enough money', async () => {
  await open(health());
  await screen.findByText('The books balance.');
  expect(screen.queryByText(/would be missing/)).not.toBeInTheDocument();
  expect(document.querySelector('.k-banner--good')).toHaveTextContent('The books balance.');
});

it('lists every kind of account, also one that holds nothing', async () => {
  await open(health());
  const kinds = await screen.findByRole('region', { name: 'Coins by account' });
  for (const [label, coins] of [
    ['Available to users', '900'],
    ['Held for withdrawals', '200'],
    ['Reserved for tasks', '400'],
    ['Forfeited', '0'],
  ] as const)
    expect(within(kinds).getByText(label).closest('td')).toHaveTextContent(coins);
  expect(within(kinds).getAllByRole('definition')).toHaveLength(14);
});

it.each<[string, Partial<LedgerHealth>]>([
  ['a sum that is not zero', { sum: 5 }],
  ['an account that is below zero', { negativeCount: 1, negative: ['person-1'] }],
  ['an account that differs from its transfers', { mismatchCount: 1, mismatches: [DIFFERING] }],
])('warns of %s', async (_, changes) => {
  await open(health(changes));
  expect(await screen.findByText('The books do not balance. Stop payouts and investigate.')).toBeInTheDocument();
  expect(screen.queryByText('The books balance.')).not.toBeInTheDocument();
});

it('names the accounts that differ from their transfers', async () => {
  await open(health({ mismatchCount: 1, mismatches: [DIFFERING] }));
  const row = await screen.findByRole('row', { name: /person-1/ });
  for (const words of ['1,009', '4']) expect(within(row).getByText(words)).toBeInTheDocument();
  expect(screen.getByText(/^Each stored balance must be the sum of its transfers/)).toBeInTheDocument();
});

it('shows the number of differences when it lists only some', async () => {
  await open(health({ mismatchCount: 5_000, mismatches: [DIFFERING] }));
  expect(await screen.findByText('Showing the first 1 of 5,000.')).toBeInTheDocument();
});

it('shows the time of the check', async () => {
  await open(health());
  expect(await screen.findByText(/^Checked Nov 22, 2026, /)).toBeInTheDocument();
});

it('does not claim that the books balance before the first check', async () => {
  await open(health({ checkedAt: null, byKind: {}, transfers: 0 }));
  expect(await screen.findByText(/has not been checked yet/)).toBeInTheDocument();
  expect(screen.queryByText('The books balance.')).not.toBeInTheDocument();
});

it('requests a new check and shows its result once it has ended', async () => {
  let looked = 0;
  const page = await open(() => health(), {
    api: {
      [HEALTH]: () => health({ sum: looked < 2 ? 5 : 0, checking: looked++ === 1 }),
      [CHECK]: health({ sum: 5, checking: true }),
    },
  });
  expect(await screen.findByText(/The books do not balance/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The books balance.', undefined, { timeout: 6_000 })).toBeInTheDocument();
  expect(page.server.callsOf(CHECK)).toHaveLength(1);
});

it('shows an error when a new check could not be started', async () => {
  await open(health(), { api: { [HEALTH]: health(), [CHECK]: () => ({ status: 503, body: {} }) } });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/could not be started/)).toBeInTheDocument();
});

it('shows how many messages were not delivered, and nothing when all were', async () => {
  await open(health({ undelivered: { 'password-reset': 3, 'forget-picture': 1 } }));
  expect(await screen.findByText(/4 emails or messages could not be delivered/)).toBeInTheDocument();
});

it('names the faults of the books in the same line', async () => {
  await open(health({ books: { lastDay: '2030-01-15', faults: 1, named: ['Day 3 was changed.'] } }));
  const line = (await screen.findByText('The books are not intact: 1 fault.')).closest('.k-banner');
  expect(line).toHaveTextContent('Day 3 was changed.');
  expect(line).toHaveTextContent('The books balance.');
  expect(document.querySelectorAll('.k-banner')).toHaveLength(1);
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(health(), { language: 'bn' });
  expect(await screen.findByText('১,৫০০')).toBeInTheDocument();
});

it('shows the value of the coins beside the money of the closed days, and the causes of the difference', async () => {
  const text = JSON.stringify({
    day: '2030-01-15',
    sums: {
      available: 1330,
      granted: -100,
      sold: -1500,
      redeemed: 200,
      corrected: -40,
      forfeited: 30,
      frozen: 100,
      goodwill: -20,
    },
    solvency: { received: 6000, paidOut: 1000, redeemable: 6650, returned: 1000 },
    coinsPerDollar: 20,
  });
  const books = { data: [{ number: 1, text, hash: '', signature: '' }], page: { next: null } };
  await renderPage(<LedgerPage />, {
    messages,
    user: aUser({ role: 'Admin' }),
    api: { [CASES]: NOBODY, [BOOKS]: books, [HEALTH]: health() },
  });
  const gap = (await screen.findByRole('heading', { name: 'Money and coins at the end of Jan 15, 2030' })).closest(
    'section',
  );
  expect(gap).toHaveTextContent('All coins are worth $66.50, so the owner would have to add $26.50.');
  const lost = within(gap as HTMLElement).getByText(/^Refunds and chargebacks/);
  expect(lost.closest('td')).toHaveTextContent('$5.00');
  expect(gap).toHaveTextContent(
    'These amounts are as of the end of Jan 15, 2030. The amounts above are as of the last check',
  );
  expect(await screen.findAllByText('Received, paid out and redeemable by day')).not.toHaveLength(0);
});

it.each([
  ['no day is closed', []],
  ['the closed days had neither money nor coins', [{ available: 0, granted: 0 }]],
])('shows a placeholder and no chart as long as %s', async (_, days) => {
  const solvency = { received: 0, paidOut: 0, redeemable: 0, returned: 0 };
  const data = days.map((sums, index) => ({
    number: index + 1,
    text: JSON.stringify({ day: '2030-01-15', sums, solvency, coinsPerDollar: 20 }),
    hash: '',
    signature: '',
  }));
  await renderPage(<LedgerPage />, {
    messages,
    user: aUser({ role: 'Admin' }),
    api: { [CASES]: NOBODY, [BOOKS]: { data, page: { next: null } }, [HEALTH]: health() },
  });
  const words = await screen.findByText(/From the first day with money or coins, each completed day is listed/);
  expect(words.closest('section')).toHaveAccessibleName('Received, paid out and redeemable by day');
  expect(screen.queryByText(/Money and coins at the end of/)).not.toBeInTheDocument();
});
