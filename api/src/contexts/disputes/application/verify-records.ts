import { Injectable } from '@nestjs/common';
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
} from '../../reputation';
import { type DecisionGroup, DecidedSubmissionReader } from './decided-submission-reader';
import { resultOf } from './result-of';

const BATCH = 100;

/** A counter of somebody's record that is not what their work says. */
export interface WrongCounter {
  readonly personId: Id;
  readonly side: Side;
  readonly counter: string;
  readonly stands: number;
  readonly expected: number;
}

/** Counts all records anew out of the work itself, person by person, and compares. Changes nothing. */
@Injectable()
export class VerifyRecords {
  constructor(
    private readonly records: ReputationCounters,
    private readonly work: DecidedSubmissionReader,
  ) {}

  /** Yields what is wrong while it walks; returns how many records there are. */
  async *execute(): AsyncGenerator<WrongCounter, number> {
    let seen = 0;
    let page = await this.records.page(undefined, BATCH);
    while (page.length > 0) {
      for (const { personId, side, counts } of page) {
        const work = await this.work.of(personId, side);
        const expected = sumCounts(...work.map((alike) => multiplied(standingOf(alike)[side], alike.pieces)));
        yield* differences(counts, expected).map((wrong) => ({ personId, side, ...wrong }));
      }
      seen += page.length;
      page = await this.records.page(page.at(-1), BATCH);
    }
    return seen;
  }
}

/** What one such piece of work counts by now. */
function standingOf({ status, decidedBy, hours: took, disputed, outcome }: DecisionGroup): Change {
  if (!disputed) {
    if (decidedBy === 'silence') {
      return deltaForDecision({ as: status === 'accepted' ? 'accepted by silence' : 'not revised' });
    }
    return deltaForDecision({ as: status, hours: took ?? undefined });
  }
  // How long a rejection took that did not stand is neither known nor counted any more.
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
    .map(([counter, stands]) => ({ counter, stands, expected: expected[counter as keyof Counts] ?? 0 }))
    .filter((each) => each.stands !== each.expected);
}
