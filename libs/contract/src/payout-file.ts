/** Why a line of a file of references was not taken; a field's code, with a sentence in the message catalogue. */
export const PAYOUT_LINE_SENTENCES = {
  payoutColumns: 'The first line names the columns: payout and reference at least.',
  payoutTooMany: 'This file has too many lines.',
  payoutUnknown: 'There is no such payout.',
  payoutTwice: 'This payout stands in the file twice.',
  payoutNotTaken: 'This payout was not taken to be paid.',
  payoutState: 'The state is sent, confirmed or failed.',
  payoutNoReference: 'The reference is missing.',
  payoutNoReason: 'The reason is missing.',
  payoutTooLong: 'The reference or the reason is too long.',
  payoutAmount: 'The amount is not what this payout pays.',
  payoutReferenceUsed: 'This reference belongs to another payout.',
  payoutOwn: 'This payout is your own. Another Admin has to say what became of it.',
  payoutOtherwise: 'What became of this payout is known already, and it is not this.',
} as const;

export type PayoutLineMistake = keyof typeof PAYOUT_LINE_SENTENCES;
