import { type ReceiptKind } from '@kaaj/contract';

const DISPUTE_TRANSFER_KINDS = [
  'dispute-place-kept',
  'dispute-coins-kept',
  'dispute-place-opened',
  'dispute-coins-returned',
  'dispute-awarded',
  'goodwill-awarded',
  // A surplus slot after the overlap was lowered.
  'slots-given-up',
] as const;

const FEES = ['fee-taken', 'fee-returned'] as const;

/** Kinds of transfers on each receipt. Transfers of a dispute refer to the submission. */
export const TRANSFERS = {
  decision: ['submission-accepted', 'submission-rejected', ...DISPUTE_TRANSFER_KINDS, ...FEES],
  dispute: [...DISPUTE_TRANSFER_KINDS, ...FEES],
  payout: [
    'withdrawal-requested',
    'withdrawal-accepted',
    'withdrawal-rejected',
    'withdrawal-cancelled',
    'payout-confirmed',
    'payout-failed',
    'payout-forfeited',
  ],
  purchase: ['purchase-settled'],
  suspension: ['user-removed'],
  bonus: ['bonus'],
} as const satisfies Record<ReceiptKind, readonly string[]>;
