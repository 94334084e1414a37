import { aDispute, aLedgerHealth, aPage, aPayout, aUser, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../messages';
import { useDisputesBadge, useLedgerBadge, usePayoutsBadge, useUsersBadge } from './use-waiting-badges';

const NOTHING: Stubs = {
  'GET /payout': aPage([]),
  'GET /dispute': aPage([]),
  'GET /admin/brake': aPage([]),
  'GET /user/objection': aPage([]),
  'GET /report': aPage([]),
  'GET /wallet/health': { data: aLedgerHealth() },
};

const BADGES = { Payouts: usePayoutsBadge, Disputes: useDisputesBadge, Users: useUsersBadge, Ledger: useLedgerBadge };

function Badges() {
  const payouts = BADGES.Payouts();
  const disputes = BADGES.Disputes();
  const users = BADGES.Users();
  const ledger = BADGES.Ledger();
  const words = Object.entries({ payouts, disputes, users, ledger }).map(
    ([name, badge]) => `${name}: ${badge ? `${badge.text} (${badge.words})` : 'none'}`,
  );
  return <p>{words.join(', ')}</p>;
}

const show = (api: Stubs = {}) =>
  renderPage(<Badges />, { messages, user: aUser({ role: 'Admin' }), api: { ...NOTHING, ...api } });

it('has no badge when nothing is pending, or when the lists fail to load', async () => {
  await show({ 'GET /dispute': problem(503, 'server/unavailable') });
  expect(await screen.findByText('payouts: none, disputes: none, users: none, ledger: none')).toBeInTheDocument();
});

it('counts queued payouts, open disputes with barred buyers, and names a ledger that does not add up', async () => {
  const barred = {
    buyer: { _id: 'buyer-1', name: 'Karim', image: '', email: 'karim@example.com' },
    since: '2030-01-15T12:00:00.000Z',
    decided: 20,
    rejected: ['work-1'],
  };
  await show({
    'GET /payout': { data: [aPayout(), aPayout({ _id: 'w2' })], page: { next: 'more' } },
    'GET /dispute': aPage([aDispute({ state: 'answered' }), aDispute({ _id: 'd2', state: 'decided' })]),
    'GET /admin/brake': aPage([barred]),
    'GET /wallet/health': { data: aLedgerHealth({ dollarsShort: 67, mismatchCount: 1 }) },
  });
  expect(
    await screen.findByText(
      'payouts: 2+ (2+ waiting), disputes: 2 (2 waiting), users: none, ledger: ! (Coins do not add up)',
    ),
  ).toBeInTheDocument();
});

it('shows the shortfall when the coins add up, and nothing before the first check', async () => {
  const { unmount } = await show({ 'GET /wallet/health': { data: aLedgerHealth({ dollarsShort: 67 }) } });
  expect(await screen.findByText(/ledger: ! \(\$67\.00 short\)/)).toBeInTheDocument();
  unmount();
  await show({ 'GET /wallet/health': { data: aLedgerHealth({ checkedAt: null, dollarsShort: 67 }) } });
  expect(await screen.findByText(/ledger: none/)).toBeInTheDocument();
});
