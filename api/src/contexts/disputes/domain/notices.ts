import { type DisputeOutcome, type NotificationCode, type NotificationParams } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Dispute, isForWorker } from './dispute';

interface DisputeNotice {
  readonly to: Id;
  readonly code: NotificationCode;
  readonly params: NotificationParams & { readonly about: Id };
}

/** Notifications of a decision; a removed person gets none. */
export function noticesOf(dispute: Dispute, outcome: DisputeOutcome, reason: string): readonly DisputeNotice[] {
  const { id, submissionId, workerId, buyerId, title, reward: coins } = dispute;
  const notice = (to: Id, code: NotificationCode, about = submissionId): DisputeNotice => ({
    to,
    code,
    params: { title, coins, reason, about },
  });
  switch (outcome) {
    case 'conceded':
      return [notice(workerId, 'dispute/conceded')];
    case 'silence':
      return [notice(workerId, 'dispute/won-by-silence'), notice(buyerId, 'dispute/lost-by-silence')];
    case 'buyer-left':
      return [notice(workerId, 'dispute/won-buyer-left')];
    case 'worker-left':
      // The submission is hidden after its worker is removed, so the notification refers to the dispute.
      return [notice(buyerId, 'dispute/worker-left', id)];
    default:
      return isForWorker(outcome)
        ? [notice(workerId, 'dispute/won'), notice(buyerId, 'dispute/lost')]
        : [notice(workerId, 'dispute/not-won'), notice(buyerId, 'dispute/not-lost')];
  }
}
