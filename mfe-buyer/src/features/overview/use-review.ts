import { useReviewSubmissionMutation } from '@kaaj/api-client';
import { type Submission } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

export interface Review {
  /** Id of the submission whose decision is under way. */
  readonly deciding: string | undefined;
  readonly accept: (submission: Submission) => Promise<void>;
  /** Resolves to whether it was rejected. */
  readonly reject: (submission: Submission, reason: string) => Promise<boolean>;
}

/** Accepting and rejecting work, one decision at a time, with what to tell the buyer about it. */
export function useReview(): Review {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const [reviewSubmission] = useReviewSubmissionMutation();
  const [deciding, setDeciding] = useState<string>();

  const decide = async (id: string, body: { status: 'accepted' | 'rejected'; reason?: string }, done: string) => {
    if (deciding) return false;
    setDeciding(id);
    try {
      await reviewSubmission({ id, reviewBody: body }).unwrap();
      toast.success(done);
      return true;
    } catch (error) {
      toast.problem(error);
      return false;
    } finally {
      setDeciding(undefined);
    }
  };

  return {
    deciding,
    accept: async ({ _id, worker, task }) => {
      const done = t('review.acceptedToast', { name: worker.name, coins: format.coins(task.payableAmount) });
      await decide(_id, { status: 'accepted' }, done);
    },
    reject: ({ _id }, reason) => decide(_id, { status: 'rejected', reason }, t('review.rejectedToast')),
  };
}
