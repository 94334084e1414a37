import { centsOfCoins, maskedAccountNumber, type PaymentSystem, type WithdrawalStatus } from '@kaaj/contract';
import { type Cents, cents, type Coins } from '../../../kernel/coins';
import { earnedLeft, type Holdings } from '../../../kernel/earned-coins';
import { type Id } from '../../../kernel/ids';
import { canTransition } from '../../../kernel/transitions';
import { NotFound } from '../../../kernel/not-found';
import { type Decided, type DecidingActor, WITHDRAWAL_TRANSITIONS } from './transitions';
import { AlreadyDecided, BelowMinimum, NotEnoughToWithdraw, TooManyPending } from './cash-out.errors';

/** A worker's request to be paid out, without the account number, which is stored encrypted. */
export interface Withdrawal {
  readonly id: Id;
  readonly workerId: Id;
  readonly coins: Coins;
  readonly cents: Cents;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  /** Earliest payout, in milliseconds since the epoch; null for an account that is not new to the worker. */
  readonly payableFrom: number | null;
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Milliseconds since the epoch; 0 while it is pending. */
  readonly decidedAt: number;
}

export type DecidedWithdrawal = Withdrawal & { readonly status: Decided };

/** What determines how many coins a person may withdraw. */
export interface Entitlement extends Holdings {
  /** Suspended people may withdraw earned coins; with their removal decided, all coins. */
  readonly suspended: 'no' | 'earned' | 'all';
}

/** Earned coins that are available. */
function earnedToWithdraw({ available, held, earned }: Entitlement): number {
  return Math.max(0, Math.min(available, earnedLeft({ available, held, earned }) - held));
}

/** No minimum for a withdrawal of all earned coins, as before closing an account, and for suspended people. */
export function minimumFor(coins: number, entitlement: Entitlement, usual: number): number {
  if (entitlement.suspended !== 'no') return 1;
  return coins === earnedToWithdraw(entitlement) ? 1 : usual;
}

export function withdrawable(entitlement: Entitlement): number {
  return entitlement.suspended === 'earned' ? earnedToWithdraw(entitlement) : entitlement.available;
}

interface Request extends Pick<Withdrawal, 'workerId' | 'coins' | 'paymentSystem'> {
  readonly accountNumber: string;
  readonly payableFrom: number;
  readonly coinsPerDollar: number;
}

/** Fixes the money value at the current rate, of coins that `assertAllowed` has checked. */
export function request({ accountNumber, coinsPerDollar, ...data }: Request, id: Id, now: number): Withdrawal {
  return {
    ...data,
    id,
    cents: cents(centsOfCoins(data.coins, coinsPerDollar)),
    accountNumberMasked: maskedAccountNumber(accountNumber),
    payableFrom: data.payableFrom > now ? data.payableFrom : null,
    status: 'pending',
    askedAt: now,
    decidedAt: 0,
  };
}

interface WorkerState {
  readonly minimum: number;
  /** Coins that the worker may withdraw. */
  readonly spendable: number;
  /** Number of their pending withdrawals, and its maximum. */
  readonly pending: number;
  readonly most: number;
}

/** Throws BelowMinimum, NotEnoughToWithdraw or TooManyPending. */
export function assertAllowed(coins: Coins, { minimum, spendable, pending, most }: WorkerState): void {
  if (coins < minimum) throw new BelowMinimum(minimum);
  if (coins > spendable) throw new NotEnoughToWithdraw();
  if (pending >= most) throw new TooManyPending();
}

/** The decided withdrawal; undefined where the transition is not allowed, or not by this actor. */
export function decide<Status extends Decided>(
  withdrawal: Withdrawal,
  status: Status,
  by: DecidingActor<Status>,
  now: number,
): DecidedWithdrawal | undefined {
  const may = canTransition<WithdrawalStatus>(WITHDRAWAL_TRANSITIONS[status], withdrawal.status, by);
  return may ? { ...withdrawal, status, decidedAt: now } : undefined;
}

/** Throws NotFound for none, and for another person's where `ownerId` is given. */
export function requireOwned(withdrawal: Withdrawal | undefined, ownerId?: Id): Withdrawal {
  if (!withdrawal || (ownerId !== undefined && withdrawal.workerId !== ownerId)) throw new NotFound();
  return withdrawal;
}

/** For a repeated decision: succeeds if the first one was the same. Throws AlreadyDecided. */
export function assertDecided(withdrawal: Withdrawal | undefined, status: Decided): void {
  if (withdrawal?.status !== status) throw new AlreadyDecided();
}
