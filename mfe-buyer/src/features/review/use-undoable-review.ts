import { type Submission } from '@kaaj/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Decision, type Review, useReview } from '../../shared/use-review';

export const UNDO_MS = 5_000;

interface Held {
  readonly submission: Submission;
  readonly status: Decision;
  readonly send: () => void;
}

/**
 * Decisions that wait on the page for UNDO_MS, and can be taken back until then. One waits at a time: the next one sends it, and so
 * does leaving the desk, hiding the page or closing it. `onHeld` hears of a decision at once, `onDecided` when the server has taken it.
 */
export function useUndoableReview(
  onHeld: (submission: Submission) => void,
  onDecided: (id: string, status: Decision) => void,
) {
  const review = useReview(onDecided);
  const [held, setHeld] = useState<Held>();
  const waiting = useRef<Held>(undefined);
  const hold = (next: Held | undefined) => {
    waiting.current = next;
    setHeld(next);
  };
  const send = () => {
    const due = waiting.current;
    hold(undefined);
    due?.send();
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => sendNow(), UNDO_MS);
    const onPageHide = () => sendNow();
    const onVisibility = () => document.visibilityState === 'hidden' && sendNow();
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [held]);
  useEffect(() => () => sendNow(), []);

  const decide = (submission: Submission, status: Decision, call: () => Promise<unknown>) => {
    send();
    hold({ submission, status, send: () => void call() });
    onHeld(submission);
  };
  const undoable: Review = {
    deciding: (submission) => (held?.submission._id === submission._id ? held.status : review.deciding(submission)),
    accept: async (submission) => decide(submission, 'accepted', () => review.accept(submission)),
    reject: async (submission, reason, reasonCode) => {
      decide(submission, 'rejected', () => review.reject(submission, reason, reasonCode));
      return true;
    },
  };
  return { review: undoable, held, takeBack: () => hold(undefined) };
}
