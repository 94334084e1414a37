import {
  aDispute,
  aLedgerHealth,
  aPage,
  aPayout,
  aUser,
  mockAllVisible,
  never,
  problem,
  renderPage,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import OperationsPage from './operations-page';

mockAllVisible();

const QUIET: Stubs = {
  'GET /payout': aPage([]),
  'GET /dispute': aPage([]),
  'GET /admin/brake': { data: [] },
  'GET /wallet/health': { data: aLedgerHealth() },
};

const open = (api: Stubs = {}) =>
  renderPage(<OperationsPage />, {
    at: '/dashboard/operations',
    messages,
    user: aUser({ role: 'Admin' }),
    api: { ...QUIET, ...api },
  });

const place = (name: string) => {
  const link = screen.getByRole('link', { name });
  return { link, card: within(link.closest('li') as HTMLElement) };
};

it('holds the room of what is still loading, and a place that cannot say what waits takes nothing from the others', async () => {
  await open({ 'GET /payout': never, 'GET /dispute': problem(503, 'server/unavailable') });
  expect(await place('Disputes').card.findByText('The list of pending work could not be loaded.')).toBeInTheDocument();
  expect(place('Payouts').card.queryByText('No pending payouts')).toBeNull();
  expect(await screen.findByText('No buyers barred')).toBeInTheDocument();
});

it('leads to every place an owner looks after', async () => {
  await open();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/payouts',
    '/dashboard/disputes',
    '/dashboard/disputes#braked-buyers',
    '/dashboard/ledger',
    '/dashboard/payouts/day',
    '/dashboard/auditLog',
  ]);
});

it('says where nothing waits', async () => {
  await open();
  for (const words of [
    'No pending payouts',
    'Nothing to decide',
    'No buyers barred',
    'All coins add up, and the money covers them',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says how much waits, and marks what is late', async () => {
  const braked = {
    buyer: { _id: 'buyer-1', name: 'Karim', image: '', email: 'karim@example.com' },
    since: '2030-01-15T12:00:00.000Z',
    decided: 20,
    rejected: ['work-1'],
  };
  await open({
    'GET /payout': aPage([aPayout({ overdue: true }), aPayout({ _id: 'w2' })]),
    'GET /dispute': aPage([aDispute({ state: 'answered' }), aDispute({ _id: 'd2', state: 'decided' })]),
    'GET /admin/brake': { data: [braked] },
  });
  expect(await place('Payouts').card.findByText('2 to pay')).toHaveClass('ant-tag-error');
  expect(await place('Disputes').card.findByText('1 undecided')).toHaveClass('ant-tag-warning');
  expect(await place('Buyers barred from rejecting').card.findByText('1 to review')).toBeInTheDocument();
});

it.each([
  [{ dollarsShort: 67 }, '$67.00 short'],
  [{ dollarsShort: 67, mismatchCount: 1 }, 'Coins do not add up'],
])('says the worst of the books: %j', async (changes, words) => {
  await open({ 'GET /wallet/health': { data: aLedgerHealth(changes) } });
  expect(await place('Ledger health').card.findByText(words)).toBeInTheDocument();
});

it('is silent about books that nobody has checked yet', async () => {
  await open({ 'GET /wallet/health': { data: aLedgerHealth({ checkedAt: null }) } });
  await screen.findByText('No pending payouts');
  expect(place('Ledger health').card.queryByText(/^(All coins|Coins|\$)/)).toBeNull();
});
