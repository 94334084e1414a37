import { coins } from '../../../kernel/coins';
import { OWED_KINDS } from '../../../kernel/owed-kinds';
import {
  availableOf,
  batchedOf,
  disputedOf,
  escrowOf,
  heldOf,
  platformAccount,
  PLATFORM_ACCOUNTS,
  kindOf,
  payableOf,
} from './account';
import { feeEffectOf, ZeroAmountTransfer, transferFor } from './postings';

const places = { id: 'task', buyerId: 'buyer', payable: coins(5), slots: 3 };
const change = { ...places, changeId: 'change' };
const batch = { id: 'batch', buyerId: 'buyer', coins: coins(90) };
const work = { id: 'work', taskId: 'task', buyerId: 'buyer', workerId: 'worker', reward: coins(5) };
const payout = { id: 'payout', workerId: 'worker', coins: coins(200) };
const correction = { personId: 'ann', reference: 'correction' };

const [buyer, worker, held, escrow] = [availableOf('buyer'), availableOf('worker'), heldOf('worker'), escrowOf('task')];
const disputed = disputedOf('work');
const fee = { account: escrow, buyerId: 'buyer', coins: coins(2), reference: 'work' };

/** The table of product rules again, as test data: event, from, to, amount, reference. */
const TABLE = [
  [
    () => transferFor('starting-coins', { personId: 'ann', coins: coins(10) }),
    platformAccount('granted'),
    availableOf('ann'),
    10,
    'ann',
  ],
  [
    () => transferFor('purchase-settled', { id: 'buy', buyerId: 'buyer', coins: coins(150) }),
    platformAccount('sold'),
    buyer,
    150,
    'buy',
  ],
  [
    () => transferFor('payment-frozen', { buyerId: 'buyer', coins: coins(9), caseId: 'case' }),
    buyer,
    platformAccount('frozen'),
    9,
    'case',
  ],
  [
    () => transferFor('lien-paid', { buyerId: 'buyer', coins: coins(9), lienId: 'case', repaymentId: 'one' }),
    buyer,
    platformAccount('frozen'),
    9,
    'case:one',
  ],
  [() => transferFor('task-posted', places), buyer, escrow, 15, 'task'],
  [() => transferFor('slots-added', change), buyer, escrow, 15, 'task:change'],
  [() => transferFor('slots-given-up', change), escrow, buyer, 15, 'task:change'],
  [() => transferFor('overlap-released', change), escrow, buyer, 15, 'task:change'],
  [() => transferFor('task-deleted', places), escrow, buyer, 15, 'task'],
  [() => transferFor('task-expired', places), escrow, buyer, 15, 'task'],
  [() => transferFor('task-closed', places), escrow, buyer, 15, 'task'],
  [() => transferFor('task-declined', places), escrow, buyer, 15, 'task'],
  [() => transferFor('batch-kept', batch), buyer, batchedOf('batch'), 90, 'batch'],
  [() => transferFor('batch-task-posted', { ...places, batchId: 'batch' }), batchedOf('batch'), escrow, 15, 'task'],
  [
    () => transferFor('batch-slots-added', { ...batch, changeId: 'change' }),
    buyer,
    batchedOf('batch'),
    90,
    'batch:change',
  ],
  [
    () => transferFor('batch-slots-given-up', { ...batch, changeId: 'change' }),
    batchedOf('batch'),
    buyer,
    90,
    'batch:change',
  ],
  [() => transferFor('batch-returned', batch), batchedOf('batch'), buyer, 90, 'batch'],
  [() => transferFor('submission-accepted', work), escrow, worker, 5, 'work'],
  [() => transferFor('submission-rejected', work), escrow, buyer, 5, 'work'],
  [() => transferFor('claim-ended', work), escrow, buyer, 5, 'work'],
  [() => transferFor('dispute-place-kept', work), escrow, disputed, 5, 'work'],
  [() => transferFor('dispute-coins-kept', work), buyer, disputed, 5, 'work'],
  [() => transferFor('dispute-place-opened', work), disputed, escrow, 5, 'work'],
  [() => transferFor('dispute-coins-returned', work), disputed, buyer, 5, 'work'],
  [() => transferFor('dispute-awarded', work), disputed, worker, 5, 'work'],
  [() => transferFor('goodwill-awarded', work), platformAccount('goodwill'), worker, 5, 'work'],
  [
    () => transferFor('bonus', { id: 'bonus', buyerId: 'buyer', workerId: 'worker', coins: coins(7) }),
    buyer,
    worker,
    7,
    'bonus',
  ],
  [() => transferFor('test-posted', places), buyer, escrow, 15, 'task'],
  [
    () => transferFor('test-paid', { id: 'attempt', testId: 'task', workerId: 'worker', payable: coins(5) }),
    escrow,
    worker,
    5,
    'attempt',
  ],
  [() => transferFor('test-closed', places), escrow, buyer, 15, 'task'],
  [() => transferFor('fee-kept', fee), buyer, escrow, 2, 'work'],
  [() => transferFor('fee-taken', fee), escrow, platformAccount('fees'), 2, 'work'],
  [() => transferFor('fee-returned', fee), escrow, buyer, 2, 'work'],
  [() => transferFor('withdrawal-requested', payout), worker, held, 200, 'payout'],
  [() => transferFor('withdrawal-accepted', payout), held, payableOf('payout'), 200, 'payout'],
  [() => transferFor('payout-confirmed', payout), payableOf('payout'), platformAccount('redeemed'), 200, 'payout'],
  [() => transferFor('payout-failed', payout), payableOf('payout'), worker, 200, 'payout'],
  [() => transferFor('payout-forfeited', payout), payableOf('payout'), platformAccount('forfeited'), 200, 'payout'],
  [() => transferFor('withdrawal-rejected', payout), held, worker, 200, 'payout'],
  [() => transferFor('withdrawal-cancelled', payout), held, worker, 200, 'payout'],
  [
    () => transferFor('balance-corrected', { ...correction, before: coins(3), after: coins(10) }),
    platformAccount('corrected'),
    availableOf('ann'),
    7,
    'correction',
  ],
  [
    () => transferFor('balance-corrected', { ...correction, before: coins(10), after: coins(3) }),
    availableOf('ann'),
    platformAccount('corrected'),
    7,
    'correction',
  ],
  [() => transferFor('user-removed', { account: held, coins: coins(9) }), held, platformAccount('forfeited'), 9, held],
] as const;

/** What each event does to the pay that a fee is charged on; the others do nothing. */
const FEE_EFFECTS: Readonly<Record<string, object>> = {
  'task-posted': { change: 'opened', of: 'task' },
  'slots-added': { change: 'added', of: 'task' },
  'slots-given-up': { change: 'released', of: 'task' },
  'overlap-released': { change: 'released', of: 'task' },
  'task-deleted': { change: 'released', of: 'task' },
  'task-expired': { change: 'released', of: 'task' },
  'task-closed': { change: 'released', of: 'task' },
  'task-declined': { change: 'released', of: 'task' },
  'batch-kept': { change: 'opened', of: 'batch' },
  'batch-task-posted': { change: 'joined', of: 'task', batch: 'batch' },
  'batch-slots-added': { change: 'added', of: 'batch' },
  'batch-slots-given-up': { change: 'released', of: 'batch' },
  'batch-returned': { change: 'released', of: 'batch' },
  'submission-accepted': { change: 'paid', of: 'task' },
  'submission-rejected': { change: 'released', of: 'task' },
  'claim-ended': { change: 'released', of: 'task' },
};

describe('the postings', () => {
  it.each(TABLE.map((row) => [row[0]().kind, row[0]] as const))(
    '%s changes the fee as the product rules say',
    (kind, post) => expect(feeEffectOf(post())).toEqual(FEE_EFFECTS[kind]),
  );

  it('change the fee when a dispute ends that reserved a slot of the task', () => {
    const reserved = { ...work, fromSlot: true };
    expect(feeEffectOf(transferFor('dispute-awarded', reserved))).toEqual({ change: 'paid', of: 'task' });
    expect(feeEffectOf(transferFor('dispute-coins-returned', reserved))).toEqual({ change: 'released', of: 'task' });
  });

  it.each(TABLE.map((row) => [row[0]().kind, row] as const))('%s moves coins as the product rules say', (kind, row) => {
    const [post, from, to, amount, reference] = row;
    const transfer = post();
    expect(transfer).toEqual({ from, to, amount, kind, reference });
  });

  it.each([
    () => transferFor('task-expired', { ...places, slots: 0 }),
    () => transferFor('starting-coins', { personId: 'ann', coins: coins(0) }),
    () => transferFor('balance-corrected', { ...correction, before: coins(4), after: coins(4) }),
  ])('rejects an event that moves nothing: %p', (post) => expect(post).toThrow(ZeroAmountTransfer));

  it('names the event that moves nothing', () => {
    expect(() => transferFor('task-expired', { ...places, slots: 0 })).toThrow('task-expired task');
  });

  it('rejects unknown events and incomplete postings at compile time', () => {
    // @ts-expect-error an event without a posting
    expect(() => transferFor('gift', places)).toThrow();
    // @ts-expect-error a task without its price
    expect(() => transferFor('task-posted', { id: 'task', buyerId: 'buyer', slots: 1 })).toThrow();
  });

  it('moves coins between accounts whose kind belongs either to people or to the platform', () => {
    const kinds = new Set(TABLE.flatMap(([, from, to]) => [kindOf(from), kindOf(to)]));
    const [owed, own] = [new Set<string>(OWED_KINDS), new Set(PLATFORM_ACCOUNTS.map(kindOf))];
    expect([...owed].filter((kind) => own.has(kind))).toEqual([]);
    expect([...kinds].sort()).toEqual([...owed, ...own].sort());
  });
});
