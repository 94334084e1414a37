import { LIMITS, type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS } from '../../../kernel/clock';
import { TooManyAccounts } from './cash-out.errors';

/** A worker's payout account without its number, which is stored encrypted. */
export interface PayoutAccount {
  readonly id: Id;
  readonly personId: Id;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  /** Milliseconds since the epoch, as `payableFrom`. */
  readonly savedAt: number;
  readonly payableFrom: number;
}

/** The earliest payout to an account that its worker first named at `since`; `proven`: with their password. */
export function payableFrom(since: number, hours: number, proven: boolean): number {
  return proven ? since : since + hours * HOUR_MS;
}

/** Throws TooManyAccounts. */
export function assertRoom(accounts: readonly PayoutAccount[]): void {
  if (accounts.length >= LIMITS.payoutAccountsOfOne) throw new TooManyAccounts();
}
