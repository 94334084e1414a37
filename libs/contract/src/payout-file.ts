/** Why a line of a file of references was not taken; a field's code, with a sentence in the message catalogue. */
export const PAYOUT_LINE_MESSAGES = {
  payoutColumns: 'The first line must name the columns, at least payout and reference.',
  payoutTooMany: 'This file has too many lines.',
  payoutUnknown: 'There is no such payout.',
  payoutTwice: 'This payout appears twice in the file.',
  payoutNotTaken: 'This payout has not been exported for payment.',
  payoutState: 'The state must be sent, confirmed or failed.',
  payoutNoReference: 'The reference is missing.',
  payoutNoReason: 'The reason is missing.',
  payoutTooLong: 'The reference or the reason is too long.',
  payoutAmount: 'The amount does not match this payout.',
  payoutReferenceUsed: 'This reference belongs to another payout.',
  payoutOwn: 'This payout is your own. Another Admin has to record its result.',
  payoutOtherwise: 'A different result has already been recorded for this payout.',
} as const;

export type PayoutLineError = keyof typeof PAYOUT_LINE_MESSAGES;
