import { type NotificationCode, type NotificationParams, REJECTION_MESSAGES } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Decision } from './transitions';
import { type Submission } from './submission';

export interface SubmissionNotice {
  readonly to: Id;
  readonly code: NotificationCode;
  readonly params: NotificationParams & { readonly about: Id };
}

/** Notifications of a decision. */
export function noticesOf(decided: Submission, decision: Decision): readonly SubmissionNotice[] {
  return decision.status === 'accepted' ? ofAccepted(decided, decision.by) : ofRejected(decided, decision.by);
}

function ofAccepted(
  { id: about, workerId, buyerId, taskTitle: title, reward: coins }: Submission,
  by: Decision['by'],
): SubmissionNotice[] {
  const params = { title, coins, about };
  switch (by) {
    case 'buyer':
      return [{ to: workerId, code: 'submission/accepted', params }];
    case 'silence':
      return [
        { to: workerId, code: 'submission/accepted-in-time', params },
        { to: buyerId, code: 'submission/decided-for-you', params },
      ];
    case 'removal':
      return [{ to: workerId, code: 'submission/accepted-buyer-left', params }];
  }
}

function ofRejected(
  { id: about, taskId, workerId, buyerId, taskTitle: title, reason: text, reasonCode }: Submission,
  by: Decision['by'],
): SubmissionNotice[] {
  if (by === 'silence') {
    return [
      { to: workerId, code: 'submission/not-revised', params: { title, about } },
      { to: buyerId, code: 'submission/changes-not-sent', params: { title, about } },
    ];
  }
  if (by === 'removal') return [{ to: buyerId, code: 'submission/worker-left', params: { title, about: taskId } }];
  const reason = text || (reasonCode ? REJECTION_MESSAGES[reasonCode] : '');
  return reason === ''
    ? [{ to: workerId, code: 'submission/rejected', params: { title, about } }]
    : [{ to: workerId, code: 'submission/rejected-with-reason', params: { title, reason, about } }];
}
