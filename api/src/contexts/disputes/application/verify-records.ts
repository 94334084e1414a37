import { Injectable } from '@nestjs/common';
import { type DisputeOutcome, type SubmissionStatus } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import {
  sumCounts,
  type Change,
  type Counts,
  DISPUTE_OPENED_DELTA,
  deltaForDisputeResult,
  deltaForDecision,
  ReputationCounters,
  type Side,
  type Hours,
} from '../../reputation';
import { resultOf } from './result-of';

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

const BATCH = 100;

/** A reputation counter that differs from the submissions. */
export interface WrongCounter {
  readonly personId: Id;
  readonly side: Side;
  readonly counter: string;
  readonly stored: number;
  readonly expected: number;
}

/** Recomputes all reputation records from submissions, person by person, and compares them. Read-only. */
@Injectable()
export class VerifyRecords {
  constructor(
    private readonly records: ReputationCounters,
    private readonly work: DecidedSubmissionReader,
  ) {}

  /** Yields differences; returns the number of records. */
  async *execute(): AsyncGenerator<WrongCounter, number> {
    let seen = 0;
    let page = await this.records.page(undefined, BATCH);
    while (page.length > 0) {
      for (const { personId, side, counts } of page) {
        const work = await this.work.of(personId, side);
        const expected = sumCounts(...work.map((alike) => multiplied(contributionOf(alike)[side], alike.pieces)));
        yield* differences(counts, expected).map((wrong) => ({ personId, side, ...wrong }));
      }
      seen += page.length;
      page = await this.records.page(page.at(-1), BATCH);
    }
    return seen;
  }
}

/** What one such submission contributes now. */
function contributionOf({ status, decidedBy, hours: took, disputed, outcome }: DecisionGroup): Change {
  if (!disputed) {
    if (decidedBy === 'silence') {
      return deltaForDecision({ as: status === 'accepted' ? 'accepted by silence' : 'not revised' });
    }
    return deltaForDecision({ as: status, hours: took ?? undefined });
  }
  // The time until a rejection that was overturned is neither stored nor counted.
  const hours = status === 'accepted' ? undefined : (took ?? undefined);
  const changes = [deltaForDecision({ as: 'rejected', hours }), DISPUTE_OPENED_DELTA];
  if (outcome !== null) changes.push(deltaForDisputeResult(resultOf(outcome), hours));
  return {
    buyer: sumCounts(...changes.map(({ buyer }) => buyer)),
    worker: sumCounts(...changes.map(({ worker }) => worker)),
  };
}

function multiplied(counts: Counts, times: number): Counts {
  return Object.fromEntries(Object.entries(counts).map(([counter, by]) => [counter, by * times]));
}

function differences(counts: Counts, expected: Counts) {
  return Object.entries(counts)
    .map(([counter, stored]) => ({ counter, stored, expected: expected[counter as keyof Counts] ?? 0 }))
    .filter((each) => each.stored !== each.expected);
}
