import { type DisputeOutcome, type SubmissionStatus } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Hours, type Side } from '../../reputation';

/** Number of a person's counted submissions with the same decision. */
export interface DecisionGroup {
  readonly status: Exclude<SubmissionStatus, 'pending'>;
  /** Null: the buyer. */
  readonly decidedBy: string | null;
  /** Hours until the buyer's decision, where measured. */
  readonly hours: Hours | null;
  readonly disputed: boolean;
  /** Null without a dispute, and while it is undecided. */
  readonly outcome: DisputeOutcome | null;
  readonly pieces: number;
}

/** Groups a person's decided submissions from the rows themselves. */
export abstract class DecidedSubmissionReader {
  abstract of(personId: Id, side: Side): Promise<readonly DecisionGroup[]>;
}
