import { type Coins, coins, multiplyCoins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type FeeEffect } from './fee';
import {
  type Account,
  availableOf,
  batchedOf,
  disputedOf,
  escrowOf,
  heldOf,
  kindOf,
  platformAccount,
  payableOf,
} from './account';

declare const createdHere: unique symbol;

interface Grant {
  readonly personId: Id;
  readonly coins: Coins;
}

/** Coins of a purchase or a batch. */
interface BuyerCoins {
  readonly id: Id;
  readonly buyerId: Id;
  readonly coins: Coins;
}

interface Frozen {
  readonly buyerId: Id;
  readonly coins: Coins;
  readonly caseId: Id;
}

interface LienPaid extends Omit<Frozen, 'caseId'> {
  readonly lienId: Id;
  readonly repaymentId: Id;
}

/** Slots of a task, each worth `payable`. */
interface TaskSlots {
  readonly id: Id;
  readonly buyerId: Id;
  readonly payable: Coins;
  readonly slots: number;
}

/** A buyer can change the open slots of a task many times, so each change has its own id. */
interface TaskSlotsChange extends TaskSlots {
  /** Different for each change of the task. */
  readonly changeId: string;
}

interface BatchChanged extends BuyerCoins {
  readonly changeId: Id;
}

interface BatchTaskSlots extends TaskSlots {
  readonly batchId: Id;
}

interface Work {
  /** For a dispute: whether it is covered by a slot of the task, whose fee is then reserved. */
  readonly fromSlot?: boolean;
  readonly id: Id;
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly workerId: Id;
  readonly reward: Coins;
}

/** The part of a fee that accompanies a transfer of pay. Both have the same `reference`. */
interface Fee {
  /** The account of the task or batch. */
  readonly account: Account;
  readonly buyerId: Id;
  readonly coins: Coins;
  readonly reference: string;
}

interface Bonus extends BuyerCoins {
  readonly workerId: Id;
}

interface TestPaid {
  /** Id of the attempt. */
  readonly id: Id;
  readonly testId: Id;
  readonly workerId: Id;
  readonly payable: Coins;
}

interface Payout {
  readonly id: Id;
  readonly workerId: Id;
  readonly coins: Coins;
}

interface Correction {
  readonly personId: Id;
  /** Identifies the event; unique. */
  readonly reference: string;
  readonly before: Coins;
  readonly after: Coins;
}

interface RemainingCoins {
  readonly account: Account;
  readonly coins: Coins;
  /** Identifies the removal; undefined where an account is emptied only once. */
  readonly removalId?: Id;
}

type Posting = readonly [from: Account, to: Account, amount: Coins, reference: string];

const toBuyer = ({ id, buyerId, payable, slots }: TaskSlots): Posting => [
  escrowOf(id),
  availableOf(buyerId),
  multiplyCoins(payable, slots),
  id,
];

const toEscrow = ({ id, buyerId, payable, slots }: TaskSlots): Posting => [
  availableOf(buyerId),
  escrowOf(id),
  multiplyCoins(payable, slots),
  id,
];
const slotsToBuyer = ({ id, buyerId, payable, slots, changeId }: TaskSlotsChange): Posting => [
  escrowOf(id),
  availableOf(buyerId),
  multiplyCoins(payable, slots),
  `${id}:${changeId}`,
];
const rewardToBuyer = ({ id, taskId, buyerId, reward }: Work): Posting => [
  escrowOf(taskId),
  availableOf(buyerId),
  reward,
  id,
];
const released = ({ id, workerId, coins }: Payout): Posting => [heldOf(workerId), availableOf(workerId), coins, id];

/**
 * The posting rules: for each event that moves coins the source, the destination, the amount and the reference. The
 * reference makes each event idempotent. No other code pairs two accounts.
 */
const POSTING_RULES = {
  'starting-coins': ({ personId, coins }: Grant): Posting => [
    platformAccount('granted'),
    availableOf(personId),
    coins,
    personId,
  ],
  'purchase-settled': ({ id, buyerId, coins }: BuyerCoins): Posting => [
    platformAccount('sold'),
    availableOf(buyerId),
    coins,
    id,
  ],

  // Coins bought with refunded or disputed money; `caseId` identifies the event at the payment gateway.
  'payment-frozen': ({ buyerId, coins, caseId }: Frozen): Posting => [
    availableOf(buyerId),
    platformAccount('frozen'),
    coins,
    caseId,
  ],

  // The part that could not be frozen, paid from a later credit.
  'lien-paid': ({ buyerId, coins, lienId, repaymentId }: LienPaid): Posting => [
    availableOf(buyerId),
    platformAccount('frozen'),
    coins,
    `${lienId}:${repaymentId}`,
  ],

  'task-posted': toEscrow,
  'slots-added': ({ id, buyerId, payable, slots, changeId }: TaskSlotsChange): Posting => [
    availableOf(buyerId),
    escrowOf(id),
    multiplyCoins(payable, slots),
    `${id}:${changeId}`,
  ],
  'slots-given-up': slotsToBuyer,
  // Adaptive overlap: the item has its label and needs no more answers.
  'overlap-released': slotsToBuyer,
  'task-deleted': toBuyer,
  'task-expired': toBuyer,
  // Its batch was cancelled.
  'task-closed': toBuyer,
  // An Admin declined it in the review before publication.
  'task-declined': toBuyer,

  // A batch reserves the coins of all its tasks when it is created. Each task takes its part when it is posted. The
  // rest is returned.
  'batch-kept': ({ id, buyerId, coins }: BuyerCoins): Posting => [availableOf(buyerId), batchedOf(id), coins, id],
  'batch-task-posted': ({ id, batchId, payable, slots }: BatchTaskSlots): Posting => [
    batchedOf(batchId),
    escrowOf(id),
    multiplyCoins(payable, slots),
    id,
  ],
  // The buyer changed the number of answers per item that is not posted yet.
  'batch-slots-added': ({ id, buyerId, coins, changeId }: BatchChanged): Posting => [
    availableOf(buyerId),
    batchedOf(id),
    coins,
    `${id}:${changeId}`,
  ],
  'batch-slots-given-up': ({ id, buyerId, coins, changeId }: BatchChanged): Posting => [
    batchedOf(id),
    availableOf(buyerId),
    coins,
    `${id}:${changeId}`,
  ],
  'batch-returned': ({ id, buyerId, coins }: BuyerCoins): Posting => [batchedOf(id), availableOf(buyerId), coins, id],

  'submission-accepted': ({ id, taskId, workerId, reward }: Work): Posting => [
    escrowOf(taskId),
    availableOf(workerId),
    reward,
    id,
  ],
  // Only for closed tasks: while a task is open, a rejection reopens the slot and its coins stay in escrow, or returns
  // them as 'slots-given-up'.
  'submission-rejected': rewardToBuyer,

  // Only for closed tasks, like 'submission-rejected'.
  'claim-ended': rewardToBuyer,

  // A dispute reserves the reward immediately: from an open slot of the task, which closes, else from the buyer's
  // available coins.
  'dispute-place-kept': ({ id, taskId, reward }: Work): Posting => [escrowOf(taskId), disputedOf(id), reward, id],
  'dispute-coins-kept': ({ id, buyerId, reward }: Work): Posting => [availableOf(buyerId), disputedOf(id), reward, id],
  'dispute-place-opened': ({ id, taskId, reward }: Work): Posting => [disputedOf(id), escrowOf(taskId), reward, id],
  'dispute-coins-returned': ({ id, buyerId, reward }: Work): Posting => [
    disputedOf(id),
    availableOf(buyerId),
    reward,
    id,
  ],
  'dispute-awarded': ({ id, workerId, reward }: Work): Posting => [disputedOf(id), availableOf(workerId), reward, id],
  'goodwill-awarded': ({ id, workerId, reward }: Work): Posting => [
    platformAccount('goodwill'),
    availableOf(workerId),
    reward,
    id,
  ],

  // Paid in addition to the reward, from the buyer's available coins.
  bonus: ({ id, buyerId, workerId, coins }: Bonus): Posting => [availableOf(buyerId), availableOf(workerId), coins, id],

  // A qualification test pays each worker's first attempt, whatever its result, and carries no fee.
  'test-posted': toEscrow,
  'test-paid': ({ id, testId, workerId, payable }: TestPaid): Posting => [
    escrowOf(testId),
    availableOf(workerId),
    payable,
    id,
  ],
  'test-closed': toBuyer,

  'fee-kept': ({ account, buyerId, coins, reference }: Fee): Posting => [
    availableOf(buyerId),
    account,
    coins,
    reference,
  ],
  'fee-taken': ({ account, coins, reference }: Fee): Posting => [account, platformAccount('fees'), coins, reference],
  'fee-returned': ({ account, buyerId, coins, reference }: Fee): Posting => [
    account,
    availableOf(buyerId),
    coins,
    reference,
  ],

  'withdrawal-requested': ({ id, workerId, coins }: Payout): Posting => [
    availableOf(workerId),
    heldOf(workerId),
    coins,
    id,
  ],
  'withdrawal-accepted': ({ id, workerId, coins }: Payout): Posting => [heldOf(workerId), payableOf(id), coins, id],
  'withdrawal-rejected': released,
  'withdrawal-cancelled': released,

  // The money has arrived or could not be paid. Coins of a failed payout to a removed person go to the platform.
  'payout-confirmed': ({ id, coins }: Payout): Posting => [payableOf(id), platformAccount('redeemed'), coins, id],
  'payout-failed': ({ id, workerId, coins }: Payout): Posting => [payableOf(id), availableOf(workerId), coins, id],
  'payout-forfeited': ({ id, coins }: Payout): Posting => [payableOf(id), platformAccount('forfeited'), coins, id],

  'balance-corrected': ({ personId, reference, before, after }: Correction): Posting =>
    // Stryker disable next-line EqualityOperator: equal amounts move nothing either way, and ZeroAmountTransfer is
    // thrown
    after > before
      ? [platformAccount('corrected'), availableOf(personId), coins(after - before), reference]
      : [availableOf(personId), platformAccount('corrected'), coins(before - after), reference],
  'user-removed': ({ account, coins, removalId }: RemainingCoins): Posting => [
    account,
    platformAccount('forfeited'),
    coins,
    removalId === undefined ? account : `${removalId}:${kindOf(account)}`,
  ],
} satisfies Record<string, (event: never) => Posting>;

const ofTask =
  (change: 'opened' | 'added' | 'released') =>
  ({ id }: { readonly id: Id }): FeeEffect => ({
    change,
    of: id,
  });
const ofWork =
  (change: 'released' | 'paid') =>
  ({ taskId }: Work): FeeEffect => ({ change, of: taskId });
const ofReservedSlot =
  (change: 'released' | 'paid') =>
  ({ taskId, fromSlot = false }: Work): FeeEffect | undefined =>
    fromSlot ? { change, of: taskId } : undefined;

/**
 * The effect of each event on the pay that a fee is charged on. The fee of a slot that is reserved for a dispute stays
 * reserved.
 */
const FEE_EFFECTS: Readonly<Partial<Record<keyof typeof POSTING_RULES, (event: never) => FeeEffect | undefined>>> = {
  'task-posted': ofTask('opened'),
  'slots-added': ofTask('added'),
  'slots-given-up': ofTask('released'),
  'task-deleted': ofTask('released'),
  'task-expired': ofTask('released'),
  'task-closed': ofTask('released'),
  'task-declined': ofTask('released'),
  'overlap-released': ofTask('released'),
  'batch-kept': ofTask('opened'),
  'batch-task-posted': ({ id, batchId }: BatchTaskSlots) => ({ change: 'joined', of: id, batch: batchId }),
  'batch-slots-added': ofTask('added'),
  'batch-slots-given-up': ofTask('released'),
  'batch-returned': ofTask('released'),
  'submission-accepted': ofWork('paid'),
  'submission-rejected': ofWork('released'),
  'claim-ended': ofWork('released'),
  'dispute-awarded': ofReservedSlot('paid'),
  'dispute-coins-returned': ofReservedSlot('released'),
};

const feeEffects = new WeakMap<Transfer, FeeEffect>();

/** The effect of a transfer on the pay that a fee is charged on; undefined for none. */
export const feeEffectOf = (transfer: Transfer): FeeEffect | undefined => feeEffects.get(transfer);

export type TransferKind = keyof typeof POSTING_RULES;

/** Transfers that a worker has earned. */
export const EARNING_KINDS: readonly TransferKind[] = [
  'submission-accepted',
  'dispute-awarded',
  'goodwill-awarded',
  'bonus',
  'test-paid',
];

/**
 * One movement of coins, created only by `transferFor`. `reference` identifies the event. (kind, reference) is unique,
 * so a repeated event moves coins once.
 */
export interface Transfer {
  /** Only `transferFor` creates transfers. */
  readonly [createdHere]: true;
  readonly from: Account;
  readonly to: Account;
  /** Greater than zero. */
  readonly amount: Coins;
  readonly kind: TransferKind;
  readonly reference: string;
}

/** The input of the posting rule of an event. */
export type EventOf<Kind extends TransferKind> = Parameters<(typeof POSTING_RULES)[Kind]>[0];

/** The event moves no coins; a programming error of the caller. */
export class ZeroAmountTransfer extends Error {}

/** Creates the transfer of an event. Throws ZeroAmountTransfer for an amount of zero. */
export function transferFor<Kind extends TransferKind>(kind: Kind, event: EventOf<Kind>): Transfer {
  const posting = POSTING_RULES[kind] as (event: EventOf<Kind>) => Posting;
  const [from, to, amount, reference] = posting(event);
  if (amount === 0) throw new ZeroAmountTransfer(`${kind} ${reference}`);
  const transfer = { from, to, amount, kind, reference } as Transfer;
  const effect = (FEE_EFFECTS[kind] as ((event: EventOf<Kind>) => FeeEffect | undefined) | undefined)?.(event);
  if (effect) feeEffects.set(transfer, effect);
  return transfer;
}
