import { isApiError, useReviewSubmissionMutation } from '@kaaj/api-client';
import { type RejectionCode, type Submission } from '@kaaj/contract';
import { resolveUnknownOutcome } from '@kaaj/page-kit';
import { problemText, toast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../messages';

export type Decision = 'accepted' | 'rejected';

export interface Review {
  /** The decision on this submission that is in progress. */
  readonly decisionInProgress: (submission: Submission) => Decision | undefined;
  readonly accept: (submission: Submission) => Promise<void>;
  /** Resolves to true when rejected or queued; false keeps the dialog open. */
  readonly reject: (submission: Submission, reason: string, reasonCode: RejectionCode) => Promise<boolean>;
}

/**
 * Accepts and rejects submissions, one decision on each at a time, with toasts; `onDecided` is called with the result.
 */
export function useReview(onDecided: (id: string, status: Decision) => void): Review {
  const t = useMessages();
  const [reviewSubmission] = useReviewSubmissionMutation();
  const [inProgress, setInProgress] = useState<ReadonlyMap<string, Decision>>(new Map());

  const decide = async (
    { _id: id, worker: { name } }: Submission,
    body: { status: Decision; reason?: string; reasonCode?: RejectionCode },
    done: string,
  ) => {
    if (inProgress.has(id)) return false;
    setInProgress((others) => new Map(others).set(id, body.status));
    try {
      await resolveUnknownOutcome(() => reviewSubmission({ id, reviewBody: body }).unwrap());
      onDecided(id, body.status);
      toast.success(done);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(t('review.notDecided', { name, why: problemText(error) }));
      return false;
    } finally {
      setInProgress((all) => new Map([...all].filter(([other]) => other !== id)));
    }
  };

  return {
    decisionInProgress: ({ _id }) => inProgress.get(_id),
    accept: async (submission) => {
      const { worker, task } = submission;
      const done = t('review.acceptedToast', { name: worker.name, coins: task.payableAmount });
      await decide(submission, { status: 'accepted' }, done);
    },
    reject: (submission, reason, reasonCode) =>
      decide(submission, { status: 'rejected', reason, reasonCode }, t('review.rejectedToast')),
  };
}
