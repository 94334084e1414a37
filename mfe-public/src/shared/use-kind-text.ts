import { useMessages } from '../messages';

const kinds = [
  'starting-coins',
  'purchase-settled',
  'task-posted',
  'batch-kept',
  'batch-slots-added',
  'batch-slots-given-up',
  'batch-returned',
  'slots-added',
  'slots-given-up',
  'overlap-released',
  'submission-accepted',
  'bonus',
  'test-posted',
  'test-paid',
  'test-closed',
  'fee-kept',
  'fee-taken',
  'fee-returned',
  'submission-rejected',
  'claim-ended',
  'dispute-place-kept',
  'dispute-coins-kept',
  'dispute-place-opened',
  'dispute-coins-returned',
  'dispute-awarded',
  'goodwill-awarded',
  'task-deleted',
  'task-expired',
  'task-closed',
  'task-declined',
  'withdrawal-requested',
  'withdrawal-accepted',
  'withdrawal-rejected',
  'withdrawal-cancelled',
  'payout-failed',
  'payout-confirmed',
  'payout-forfeited',
  'balance-corrected',
  'user-removed',
  'payment-frozen',
  'lien-paid',
] as const;

/** The text for a kind of transfer; an unknown kind of a newer server is shown unchanged. */
export function useKindText(): (kind: string) => string {
  const t = useMessages();
  return (kind) => {
    const known = kinds.find((each) => each === kind);
    return known ? t(`statement.${known}`) : kind;
  };
}
