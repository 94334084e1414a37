import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import {
  added,
  type Change,
  type Counts,
  OF_DISPUTE,
  ofDisputeResult,
  ofJudgement,
  Records,
  type Side,
} from '../../reputation';
import { type JudgedAlike, JudgedWork } from './judged-work';
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
    private readonly records: Records,
    private readonly work: JudgedWork,
  ) {}

  /** Yields what is wrong while it walks; returns how many records there are. */
  async *execute(): AsyncGenerator<WrongCounter, number> {
    let seen = 0;
    let page = await this.records.page(undefined, BATCH);
    while (page.length > 0) {
      for (const { personId, side, counts } of page) {
        const work = await this.work.of(personId, side);
        const expected = added(...work.map((alike) => multiplied(standingOf(alike)[side], alike.pieces)));
        yield* differences(counts, expected).map((wrong) => ({ personId, side, ...wrong }));
      }
      seen += page.length;
      page = await this.records.page(page.at(-1), BATCH);
    }
    return seen;
  }
}

/** What one such piece of work counts by now. */
function standingOf({ status, decidedBy, hours: took, disputed, outcome }: JudgedAlike): Change {
  if (!disputed) {
    if (decidedBy === 'silence') {
      return ofJudgement({ as: status === 'accepted' ? 'accepted by silence' : 'not revised' });
    }
    return ofJudgement({ as: status, hours: took ?? undefined });
  }
  // How long a rejection took that did not stand is neither known nor counted any more.
  const hours = status === 'accepted' ? undefined : (took ?? undefined);
  const changes = [ofJudgement({ as: 'rejected', hours }), OF_DISPUTE];
  if (outcome !== null) changes.push(ofDisputeResult(resultOf(outcome), hours));
  return {
    buyer: added(...changes.map(({ buyer }) => buyer)),
    worker: added(...changes.map(({ worker }) => worker)),
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
