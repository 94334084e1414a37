import { type Id } from '../../../kernel/ids';
import { type OWED_KINDS } from '../../../kernel/owed-kinds';

/** Where coins can be. Accounts of people and tasks never fall below zero; the platform's own may. */
export type Account = string & { readonly __account: true };

const PLATFORM_ACCOUNT_NAMES = [
  'granted',
  'sold',
  'redeemed',
  'corrected',
  'forfeited',
  'frozen',
  'goodwill',
  'fees',
] as const;
export type PlatformAccount = (typeof PLATFORM_ACCOUNT_NAMES)[number];

const owed = (kind: (typeof OWED_KINDS)[number], id: Id): Account => `${kind}:${id}` as Account;

/** Coins that a person can spend or withdraw. */
export const availableOf = (userId: Id): Account => owed('available', userId);

/** The owner of an `available` account; undefined for any other account. */
export const personOf = (account: Account): Id | undefined =>
  account.startsWith(availableOf('')) ? account.slice(availableOf('').length) : undefined;

/** Coins of a person's pending withdrawals. */
export const heldOf = (userId: Id): Account => owed('held', userId);

/** Escrow of a task: its open slots and its pending submissions. */
export const escrowOf = (taskId: Id): Account => owed('escrow', taskId);

/** Coins of an accepted withdrawal whose payout has not arrived. */
export const payableOf = (withdrawalId: Id): Account => owed('payable', withdrawalId);

/** Coins reserved for a dispute about a rejection. */
export const disputedOf = (submissionId: Id): Account => owed('disputed', submissionId);

/** Coins reserved for the tasks of a batch that are not posted yet. */
export const batchedOf = (batchId: Id): Account => owed('batched', batchId);

/**
 * - granted: starting coins
 * - sold: bought coins
 * - redeemed: paid out
 * - corrected: by an Admin
 * - forfeited: of removed people
 * - frozen: bought with money that was refunded or charged back
 * - goodwill: paid by the platform to workers who won a dispute
 * - fees: the platform's share of what buyers pay
 */
export const platformAccount = (name: PlatformAccount): Account => name as string as Account;

/** The part of an account's name before the colon. */
export const kindOf = (account: string): string => account.split(':')[0] ?? account;

/**
 * Platform balances are computed from transfers. A stored row for each would be the most contended row of the database.
 */
export function isPlatformAccount(account: Account): boolean {
  return (PLATFORM_ACCOUNT_NAMES as readonly string[]).includes(account);
}

export const PLATFORM_ACCOUNTS: readonly Account[] = PLATFORM_ACCOUNT_NAMES.map(platformAccount);
