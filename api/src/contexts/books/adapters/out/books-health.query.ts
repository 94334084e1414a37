import { Injectable } from '@nestjs/common';
import { type Step, type IncrementalAggregate } from '../../../../platform/aggregates/incremental-aggregate';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { VerifyBooks } from '../../application/verify-books';
import { BEGIN, type ChainPosition } from '../../domain/check-chain';

export interface BooksVerification {
  /** The last closed day, YYYY-MM-DD; empty before the first. */
  readonly lastDay: string;
  readonly days: number;
  readonly faults: number;
  /** Messages of the first few. */
  readonly named: readonly string[];
}

/** Entries per step; each has a signature to verify. */
const LINKS = 50;
const MAX_REPORTED = 20;

interface Progress {
  readonly place: ChainPosition;
  readonly found: BooksVerification;
}

const START: Progress = { place: BEGIN, found: { lastDay: '', days: 0, faults: 0, named: [] } };

/** Verifies the chain from its first entry, repeatedly. `ledger verify` also verifies the transfers behind it. */
@Injectable()
export class BooksHealthQuery implements IncrementalAggregate<Progress, BooksVerification> {
  readonly name = 'books';

  constructor(
    private readonly books: VerifyBooks,
    private readonly aggregates: AggregateRefresher,
  ) {
    aggregates.add(this);
  }

  /** Undefined before the first verification ended. */
  async last(): Promise<BooksVerification | undefined> {
    return (await this.aggregates.last<BooksVerification>(this.name))?.result;
  }

  async step({ place: before, found }: Progress = START): Promise<Step<Progress, BooksVerification>> {
    const { findings, place } = await this.books.chainFaults(before, LINKS);
    const result: BooksVerification = {
      lastDay: place.day,
      days: place.number,
      faults: found.faults + findings.length,
      named: [...found.named, ...findings.map(({ message }) => message)].slice(0, MAX_REPORTED),
    };
    return place.number === before.number ? { result } : { progress: { place, found: result } };
  }
}
