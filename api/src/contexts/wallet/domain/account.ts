import { type Id } from '../../../kernel/ids';

/** Where coins can be. A person's and a task's accounts never fall below zero; the house's own may. */
export type Account = string & { readonly __account: true };

const HOUSE = ['granted', 'sold', 'redeemed', 'corrected', 'forfeited', 'frozen', 'goodwill'] as const;
export type HouseAccount = (typeof HOUSE)[number];

/** What a person can spend or withdraw. */
export const availableOf = (userId: Id): Account => `available:${userId}` as Account;

/** Whose available coins an account holds; undefined for any other account. */
export const personOf = (account: Account): Id | undefined =>
  account.startsWith('available:') ? account.slice('available:'.length) : undefined;

/** What a person has asked to withdraw and nobody decided yet. */
export const heldOf = (userId: Id): Account => `held:${userId}` as Account;

/** What a task still owes: its open slots and its undecided submissions. */
export const escrowOf = (taskId: Id): Account => `escrow:${taskId}` as Account;

/** What an accepted withdrawal pays, until the money has arrived. */
export const payableOf = (withdrawalId: Id): Account => `payable:${withdrawalId}` as Account;

/** What is set aside for a dispute about a rejection. */
export const disputedOf = (submissionId: Id): Account => `disputed:${submissionId}` as Account;

/** What is set aside for the tasks of a batch that are not posted yet. */
export const batchedOf = (batchId: Id): Account => `batched:${batchId}` as Account;

/**
 * granted: starting coins; sold: coins bought; redeemed: paid out; corrected: by an Admin; forfeited: removed people's;
 * frozen: bought with money that went back or is disputed; goodwill: paid by the house to workers who were right.
 */
export const house = (name: HouseAccount): Account => name as string as Account;

/** What kind of account one is, whosesoever it is. */
export const kindOf = (account: string): string => account.split(':')[0] ?? account;

/** The house's balances follow from the transfers; a stored row each would be the hottest row of the database. */
export function isHouse(account: Account): boolean {
  return (HOUSE as readonly string[]).includes(account);
}

export const HOUSE_ACCOUNTS: readonly Account[] = HOUSE.map(house);
