import { type RejectionCode, type SubmissionStatus } from '@kaaj/contract';
import { type HandOf, type Move } from '../../../kernel/moves';

/**
 * What becomes of a submission, from which state and by whom: its buyer's review, the silence of a buyer who lets the days pass,
 * or the removal of one of the two. Anything else does not happen.
 */
export const SUBMISSION_MOVES = {
  accepted: { from: ['pending'], by: ['buyer', 'silence', 'removal'] },
  rejected: { from: ['pending'], by: ['buyer', 'removal'] },
} as const satisfies Record<Exclude<SubmissionStatus, 'pending'>, Move<SubmissionStatus>>;

export type Decided = keyof typeof SUBMISSION_MOVES;

interface Accepted {
  readonly status: 'accepted';
}

interface Rejected {
  readonly status: 'rejected';
  /** What the worker reads; empty for none. */
  readonly reason: string;
  /** What kind of reason it is. */
  readonly reasonCode?: RejectionCode | undefined;
}

export type Verdict = Accepted | Rejected;

/** A verdict, and whose it is. */
export type Decision =
  | (Accepted & { readonly by: HandOf<typeof SUBMISSION_MOVES.accepted> })
  | (Rejected & { readonly by: HandOf<typeof SUBMISSION_MOVES.rejected> });
