/** Kinds of accounts whose coins people may ask to be paid for; each account's name begins with its kind. */
export const OWED_KINDS = ['available', 'held', 'escrow', 'batched', 'disputed', 'payable'] as const;
