import { type Coins } from '../../../kernel/coins';
import { type Account, isHouse } from './account';

/** Each way coins can move. */
export type TransferKind =
  | 'starting-coins'
  | 'purchase-settled'
  | 'task-posted'
  | 'slots-added'
  | 'slots-given-up'
  | 'submission-accepted'
  | 'submission-rejected'
  | 'task-deleted'
  | 'task-expired'
  | 'withdrawal-requested'
  | 'withdrawal-accepted'
  | 'withdrawal-rejected'
  | 'withdrawal-cancelled'
  | 'balance-corrected'
  | 'user-removed'
  | 'payment-frozen';

/**
 * One movement of coins. `reference` names the event that moved them; (kind, reference) is unique, so one event moves
 * coins once however often it is told.
 */
export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** More than zero. */
  readonly amount: Coins;
  readonly kind: TransferKind;
  readonly reference: string;
}

/** What each stored account gains (or loses, below zero) by the transfers; in one fixed order, so that locks never cross. */
export function changesOf(transfers: readonly Transfer[]): readonly (readonly [Account, number])[] {
  const changes = new Map<Account, number>();
  for (const { from, to, amount } of transfers) {
    changes.set(from, (changes.get(from) ?? 0) - amount);
    changes.set(to, (changes.get(to) ?? 0) + amount);
  }
  return [...changes]
    .filter(([account, change]) => change !== 0 && !isHouse(account))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
