import { LIMITS, type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { TooManyAccounts } from './payout-account.errors';

/** Where a worker has their money sent. The number is kept apart, encrypted; here is only what a screen may show. */
export interface PayoutAccount {
  readonly id: Id;
  readonly personId: Id;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  /** Milliseconds since the epoch, as the following. */
  readonly savedAt: number;
  /** From when money leaves for it. */
  readonly payableFrom: number;
}

const HOUR_MS = 3_600_000;

/** When money may leave for an account that its worker first named at `since`; `proven`: with their password. */
export function payableFrom(since: number, hours: number, proven: boolean): number {
  return proven ? since : since + hours * HOUR_MS;
}

/** Throws TooManyAccounts. */
export function assertRoom(accounts: readonly PayoutAccount[]): void {
  if (accounts.length >= LIMITS.payoutAccountsOfOne) throw new TooManyAccounts();
}
