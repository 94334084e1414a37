/** Kinds of accounts whose coins belong to people; an account's name begins with its kind. */
export const OWED_KINDS = ['available', 'held', 'escrow', 'batched', 'disputed', 'payable'] as const;
