import { type DisputeOutcome, type SubmissionStatus } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Hours, type Side } from '../../reputation';

/** How many pieces of work of somebody, out of those that count, were judged alike. */
export interface DecisionGroup {
  readonly status: Exclude<SubmissionStatus, 'pending'>;
  /** Null: its buyer decided it. */
  readonly decidedBy: string | null;
  /** How long its buyer took, where that is measured. */
  readonly hours: Hours | null;
  readonly disputed: boolean;
  /** Null without a dispute, and while it is not decided. */
  readonly outcome: DisputeOutcome | null;
  readonly pieces: number;
}

/** What became of work, out of its own rows. */
export abstract class DecidedSubmissionReader {
  abstract of(personId: Id, side: Side): Promise<readonly DecisionGroup[]>;
}
