import { Injectable } from '@nestjs/common';
import { type Step, type IncrementalAggregate } from '../../../../platform/aggregates/incremental-aggregate';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { VerifyBooks } from '../../application/verify-books';
import { BEGIN, type ChainPosition } from '../../domain/check-chain';

/** What the last walk along the chain found. */
export interface BooksVerification {
  /** The last closed day, YYYY-MM-DD; empty before the first. */
  readonly lastDay: string;
  readonly days: number;
  readonly faults: number;
  /** The first few, in words. */
  readonly named: readonly string[];
}

/** Entries of one step, each with a signature to check. */
const LINKS = 50;
const MAX_REPORTED = 20;

interface Progress {
  readonly place: ChainPosition;
  readonly found: BooksVerification;
}

const START: Progress = { place: BEGIN, found: { lastDay: '', days: 0, faults: 0, named: [] } };

/**
 * Whether the chain holds, as the server itself looks again and again. Walks along the chain from its beginning; the
 * rows behind it are read by `ledger verify`.
 */
@Injectable()
export class BooksHealthQuery implements IncrementalAggregate<Progress, BooksVerification> {
  readonly name = 'books';

  constructor(
    private readonly books: VerifyBooks,
    private readonly surveys: AggregateRefresher,
  ) {
    surveys.add(this);
  }

  /** Undefined before the first walk. */
  async last(): Promise<BooksVerification | undefined> {
    return (await this.surveys.last<BooksVerification>(this.name))?.result;
  }

  async step({ place: before, found }: Progress = START): Promise<Step<Progress, BooksVerification>> {
    const { findings, place } = await this.books.chainFaults(before, LINKS);
    const result: BooksVerification = {
      lastDay: place.day,
      days: place.number,
      faults: found.faults + findings.length,
      named: [...found.named, ...findings.map(({ words }) => words)].slice(0, MAX_REPORTED),
    };
    return place.number === before.number ? { result } : { progress: { place, found: result } };
  }
}
