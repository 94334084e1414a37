import { type ShownRejectionCode, type SubmissionStatus } from '@kaaj/contract';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/** Who has to act on a pending submission: its buyer, or its worker after a request for changes. */
export type AwaitedParty = 'buyer' | 'worker';

/**
 * `turn` limits a transition for some actors to one party's turn. `silence` is an automatic decision, on the turn of
 * the party that did not act.
 */
export interface SubmissionMove extends Transition<SubmissionStatus> {
  readonly turn: Partial<Readonly<Record<string, AwaitedParty>>>;
}

/**
 * Allowed transitions of a submission, and by whom: the buyer's review, an automatic decision, the removal of a party,
 * or a dispute. A buyer who requested changes waits for them, or accepts the submission as it is.
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
  /** Shown to the worker; empty for none. */
  readonly reason: string;
  readonly reasonCode?: ShownRejectionCode | undefined;
}

export type Verdict = Accepted | Rejected;

/** A decision, and who made it. */
export type Decision =
  | (Accepted & { readonly by: ActorOf<typeof SUBMISSION_TRANSITIONS.accepted> })
  | (Rejected & { readonly by: ActorOf<typeof SUBMISSION_TRANSITIONS.rejected> });

export type DecidedBy = Decision['by'] | ActorOf<typeof SUBMISSION_TRANSITIONS.awarded>;
