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
  const told = (to: Id, code: NotificationCode, about = submissionId): DisputeNotice => ({
    to,
    code,
    params: { title, coins, reason, about },
  });
  switch (outcome) {
    case 'conceded':
      return [told(workerId, 'dispute/conceded')];
    case 'silence':
      return [told(workerId, 'dispute/won-by-silence'), told(buyerId, 'dispute/lost-by-silence')];
    case 'buyer-left':
      return [told(workerId, 'dispute/won-buyer-left')];
    case 'worker-left':
      // The submission is hidden after its worker is removed, so the notification refers to the dispute.
      return [told(buyerId, 'dispute/worker-left', id)];
    default:
      return isForWorker(outcome)
        ? [told(workerId, 'dispute/won'), told(buyerId, 'dispute/lost')]
        : [told(workerId, 'dispute/not-won'), told(buyerId, 'dispute/not-lost')];
  }
}
