import { type Id } from '../../../kernel/ids';
import { type OWED_KINDS } from '../../../kernel/owed-kinds';

/** Where coins can be. A person's and a task's accounts never fall below zero; the house's own may. */
export type Account = string & { readonly __account: true };

const HOUSE = ['granted', 'sold', 'redeemed', 'corrected', 'forfeited', 'frozen', 'goodwill', 'fees'] as const;
export type PlatformAccount = (typeof HOUSE)[number];

const owed = (kind: (typeof OWED_KINDS)[number], id: Id): Account => `${kind}:${id}` as Account;

/** What a person can spend or withdraw. */
export const availableOf = (userId: Id): Account => owed('available', userId);

/** Whose available coins an account holds; undefined for any other account. */
export const personOf = (account: Account): Id | undefined =>
  account.startsWith(availableOf('')) ? account.slice(availableOf('').length) : undefined;

/** What a person has asked to withdraw and nobody decided yet. */
export const heldOf = (userId: Id): Account => owed('held', userId);

/** What a task still owes: its open slots and its undecided submissions. */
export const escrowOf = (taskId: Id): Account => owed('escrow', taskId);

/** What an accepted withdrawal pays, until the money has arrived. */
export const payableOf = (withdrawalId: Id): Account => owed('payable', withdrawalId);

/** What is set aside for a dispute about a rejection. */
export const disputedOf = (submissionId: Id): Account => owed('disputed', submissionId);

/** What is set aside for the tasks of a batch that are not posted yet. */
export const batchedOf = (batchId: Id): Account => owed('batched', batchId);

/**
 * granted: starting coins; sold: coins bought; redeemed: paid out; corrected: by an Admin; forfeited: removed people's;
 * frozen: bought with money that went back or is disputed; goodwill: paid by the house to workers who were right; fees:
 * the house's share of what buyers pay for work.
 */
export const platformAccount = (name: PlatformAccount): Account => name as string as Account;

/** What kind of account one is, whosesoever it is. */
export const kindOf = (account: string): string => account.split(':')[0] ?? account;

/** The house's balances follow from the transfers; a stored row each would be the hottest row of the database. */
export function isPlatformAccount(account: Account): boolean {
  return (HOUSE as readonly string[]).includes(account);
}

export const HOUSE_ACCOUNTS: readonly Account[] = HOUSE.map(platformAccount);
