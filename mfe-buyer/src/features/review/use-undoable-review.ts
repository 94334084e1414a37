import { type Submission } from '@kaaj/contract';
import { beforeSignOut } from '@kaaj/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Decision, type Review, useReview } from '../../shared/use-review';

export const UNDO_MS = 5_000;

interface QueuedDecision {
  readonly submission: Submission;
  readonly status: Decision;
  readonly execute: () => Promise<unknown>;
}

/**
 * Delays each decision by UNDO_MS, in which it can be undone. One is queued at a time. It is sent early by the next
 * decision, before signing out, and when the component unmounts or the page is hidden or closed. `onQueued` is called
 * at once, `onDecided` after the server's response.
 */
export function useUndoableReview(
  onQueued: (submission: Submission) => void,
  onDecided: (id: string, status: Decision) => void,
) {
  const review = useReview(onDecided);
  const [queued, setQueued] = useState<QueuedDecision>();
  const latest = useRef<QueuedDecision>(undefined);
  const setQueuedDecision = (next: QueuedDecision | undefined) => {
    latest.current = next;
    setQueued(next);
  };
  const flush = () => {
    const due = latest.current;
    setQueuedDecision(undefined);
    return due?.execute();
  };
  const onFlush = useEffectEvent(flush);
  useEffect(() => {
    if (!queued) return;
    const timer = setTimeout(() => void onFlush(), UNDO_MS);
    const onPageHide = () => void onFlush();
    const onVisibility = () => void (document.visibilityState === 'hidden' && onFlush());
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [queued]);
  useEffect(() => beforeSignOut(() => onFlush()), []);
  useEffect(() => () => void onFlush(), []);

  const decide = (submission: Submission, status: Decision, call: () => Promise<unknown>) => {
    void flush();
    setQueuedDecision({ submission, status, execute: call });
    onQueued(submission);
  };
  const undoable: Review = {
    decisionInProgress: (submission) =>
      queued?.submission._id === submission._id ? queued.status : review.decisionInProgress(submission),
    accept: async (submission) => decide(submission, 'accepted', () => review.accept(submission)),
    reject: async (submission, reason, reasonCode) => {
      decide(submission, 'rejected', () => review.reject(submission, reason, reasonCode));
      return true;
    },
  };
  return { review: undoable, queuedDecision: queued, undo: () => setQueuedDecision(undefined) };
}
