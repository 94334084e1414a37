import {
  centsOfCoins,
  maskedAccountNumber,
  MINIMUM_WITHDRAWAL_COINS,
  type PaymentSystem,
  type WithdrawalStatus,
} from '@kaaj/contract';
import { type Cents, cents, type Coins } from '../../../kernel/coins';
import { earnedLeft, type Holdings } from '../../../kernel/earned-coins';
import { type Id } from '../../../kernel/ids';
import { canTransition } from '../../../kernel/transitions';
import { NotFound } from '../../../kernel/not-found';
import { type Decided, type DecidingHand, WITHDRAWAL_TRANSITIONS } from './transitions';
import { AlreadyDecided, BelowMinimum, NotEnoughToWithdraw, TooManyPending } from './withdrawal.errors';

/** A worker's request to be paid out. Where the money goes is kept apart, encrypted; here is only what a screen may show. */
export interface Withdrawal {
  readonly id: Id;
  readonly workerId: Id;
  readonly coins: Coins;
  readonly cents: Cents;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  /** From when money may leave for the account, in milliseconds since the epoch; null where it is not new to the worker. */
  readonly payableFrom: number | null;
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Milliseconds since the epoch; 0 while it is pending. */
  readonly decidedAt: number;
}

export type DecidedWithdrawal = Withdrawal & { readonly status: Decided };

/** What decides how few coins, and which, somebody may withdraw. */
export interface Entitlement extends Holdings {
  /** What stays open to somebody who is suspended: what they earned; with a removal all that is left to them. */
  readonly suspended: 'no' | 'earned' | 'all';
}

/** Coins that they earned, have, and did not ask for yet. */
function earnedToWithdraw({ available, held, earned }: Entitlement): number {
  return Math.max(0, Math.min(available, earnedLeft({ available, held, earned }) - held));
}

/** Whoever takes all that they earned, as before an account is closed, needs no minimum; nor does whoever is suspended. */
export function minimumFor(coins: number, entitlement: Entitlement, usual: number): number {
  if (entitlement.suspended !== 'no') return 1;
  return coins === earnedToWithdraw(entitlement) ? 1 : usual;
}

/** Coins that somebody may ask for now. */
export function withdrawable(entitlement: Entitlement): number {
  return entitlement.suspended === 'earned' ? earnedToWithdraw(entitlement) : entitlement.available;
}

interface Request {
  readonly workerId: Id;
  readonly coins: Coins;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
  readonly payableFrom: number;
  readonly coinsPerDollar: number;
  /** Fewer coins than these are refused. */
  readonly minimum?: number;
}

/** What the coins are worth is fixed here, whatever the rate will be. Throws BelowMinimum. */
export function request(
  { accountNumber, coinsPerDollar, minimum = MINIMUM_WITHDRAWAL_COINS, ...asked }: Request,
  id: Id,
  now: number,
): Withdrawal {
  if (asked.coins < minimum) throw new BelowMinimum(minimum);
  return {
    ...asked,
    id,
    cents: cents(centsOfCoins(asked.coins, coinsPerDollar)),
    accountNumberMasked: maskedAccountNumber(accountNumber),
    payableFrom: asked.payableFrom > now ? asked.payableFrom : null,
    status: 'pending',
    askedAt: now,
    decidedAt: 0,
  };
}

interface Standing {
  /** Coins that its worker may ask for. */
  readonly spendable: number;
  /** Their requests that wait for a decision, and how many may. */
  readonly pending: number;
  readonly most: number;
}

/** Throws NotEnoughToWithdraw or TooManyPending. */
export function assertAllowed({ coins }: Withdrawal, { spendable, pending, most }: Standing): void {
  if (coins > spendable) throw new NotEnoughToWithdraw();
  if (pending >= most) throw new TooManyPending();
}

/** The request as it was decided; undefined where it may not come to that any more, or not by that hand. */
export function decide<Status extends Decided>(
  withdrawal: Withdrawal,
  status: Status,
  by: DecidingHand<Status>,
  now: number,
): DecidedWithdrawal | undefined {
  const may = canTransition<WithdrawalStatus>(WITHDRAWAL_TRANSITIONS[status], withdrawal.status, by);
  return may ? { ...withdrawal, status, decidedAt: now } : undefined;
}

/** Throws NotFound for none, and for somebody else's where `ownerId` is given. */
export function requireOwned(withdrawal: Withdrawal | undefined, ownerId?: Id): Withdrawal {
  if (!withdrawal || (ownerId !== undefined && withdrawal.workerId !== ownerId)) throw new NotFound();
  return withdrawal;
}

/** For a decision that came second: it stands if the first one was the same. Throws AlreadyDecided. */
export function assertDecided(withdrawal: Withdrawal | undefined, status: Decided): void {
  if (withdrawal?.status !== status) throw new AlreadyDecided();
}
