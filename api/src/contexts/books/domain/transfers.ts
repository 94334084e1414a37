import { type ReceiptKind } from '@kaaj/contract';

const OF_DISPUTE = [
  'dispute-place-kept',
  'dispute-coins-kept',
  'dispute-place-opened',
  'dispute-coins-returned',
  'dispute-awarded',
  'goodwill-awarded',
] as const;

const FEES = ['fee-taken', 'fee-returned'] as const;

/** Which movements of coins belong on a receipt. Those of a dispute refer to the work that it is about. */
export const TRANSFERS = {
  decision: ['submission-accepted', 'submission-rejected', ...OF_DISPUTE, ...FEES],
  dispute: [...OF_DISPUTE, ...FEES],
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
