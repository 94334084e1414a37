import { type StatementGroup } from '@kaaj/contract';
import { type TransferKind } from './postings';

const GROUP_OF: Readonly<Partial<Record<TransferKind, StatementGroup>>> = {
  'submission-accepted': 'earned',
  'dispute-awarded': 'earned',
  'goodwill-awarded': 'earned',
  bonus: 'earned',
  'test-paid': 'earned',
  'test-posted': 'tasks',
  'test-closed': 'tasks',
  'purchase-settled': 'bought',
  'payment-frozen': 'bought',
  'lien-paid': 'bought',
  'fee-kept': 'tasks',
  'fee-returned': 'tasks',
  'task-posted': 'tasks',
  'slots-added': 'tasks',
  'slots-given-up': 'tasks',
  'overlap-released': 'tasks',
  'task-deleted': 'tasks',
  'task-expired': 'tasks',
  'task-closed': 'tasks',
  'task-declined': 'tasks',
  'batch-kept': 'tasks',
  'batch-slots-added': 'tasks',
  'batch-slots-given-up': 'tasks',
  'batch-returned': 'tasks',
  'submission-rejected': 'tasks',
  'claim-ended': 'tasks',
  'dispute-place-kept': 'tasks',
  'dispute-coins-kept': 'tasks',
  'dispute-place-opened': 'tasks',
  'dispute-coins-returned': 'tasks',
  'withdrawal-requested': 'withdrawn',
  'withdrawal-accepted': 'withdrawn',
  'withdrawal-rejected': 'withdrawn',
  'withdrawal-cancelled': 'withdrawn',
  'payout-failed': 'withdrawn',
  'payout-confirmed': 'withdrawn',
  'payout-forfeited': 'withdrawn',
};

/** The group of the statement that lists a transfer of this kind; `amount` is the person's gain. */
export function groupOf(kind: string, amount: number): StatementGroup {
  // Paid by the buyer for a task.
  if (kind === ('bonus' satisfies TransferKind) && amount < 0) return 'tasks';
  return GROUP_OF[kind as TransferKind] ?? 'other';
}
