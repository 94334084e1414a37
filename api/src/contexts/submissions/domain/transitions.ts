import { type ShownRejectionCode, type SubmissionStatus } from '@kaaj/contract';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/** Whose turn it is with work that nobody decided yet: its buyer's, or its worker's, who was asked for changes. */
export type AwaitedParty = 'buyer' | 'worker';

/** A move that some hands make only while it is the turn of one of the two; `silence` is of the one whose turn it is. */
export interface SubmissionMove extends Transition<SubmissionStatus> {
  readonly turn: Partial<Readonly<Record<string, AwaitedParty>>>;
}

/**
 * What becomes of a submission, from which state and by whom: its buyer's review, the silence of a buyer or a worker who lets the
 * time pass, the removal of one of the two, or a dispute about a rejection. A buyer who asked for changes waits for them, or accepts the work as it is.
 * Anything else does not happen.
 */
export const SUBMISSION_TRANSITIONS = {
  accepted: { from: ['pending'], by: ['buyer', 'silence', 'removal'], turn: { silence: 'buyer' } },
  rejected: { from: ['pending'], by: ['buyer', 'silence', 'removal'], turn: { buyer: 'buyer', silence: 'worker' } },
  'changes-asked': { from: ['pending'], by: ['buyer'], turn: { buyer: 'buyer' } },
  revised: { from: ['pending'], by: ['worker'], turn: { worker: 'worker' } },
  awarded: { from: ['rejected'], by: ['dispute'], turn: {} },
} as const satisfies Record<string, SubmissionMove>;

export type Decided = Exclude<SubmissionStatus, 'pending'>;

interface Accepted {
  readonly status: 'accepted';
}

interface Rejected {
  readonly status: 'rejected';
  /** What the worker reads; empty for none. */
  readonly reason: string;
  /** What kind of reason it is. */
  readonly reasonCode?: ShownRejectionCode | undefined;
}

export type Verdict = Accepted | Rejected;

/** A verdict, and whose it is. */
export type Decision =
  | (Accepted & { readonly by: ActorOf<typeof SUBMISSION_TRANSITIONS.accepted> })
  | (Rejected & { readonly by: ActorOf<typeof SUBMISSION_TRANSITIONS.rejected> });

/** Whose decision it was. */
export type DecidedBy = Decision['by'] | ActorOf<typeof SUBMISSION_TRANSITIONS.awarded>;
