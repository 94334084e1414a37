import { Injectable } from '@nestjs/common';
import { type Step, type Survey } from '../../../../platform/surveys/survey';
import { Surveys } from '../../../../platform/surveys/surveys';
import { type BooksFound, BooksHealth } from '../../application/books-health';
import { VerifyBooks } from '../../application/verify-books';
import { BEGIN, type Place } from '../../domain/check-chain';

/** Entries of one step, each with a signature to check. */
const LINKS = 50;
const MOST_NAMED = 20;

interface Progress {
  readonly place: Place;
  readonly found: BooksFound;
}

const START: Progress = { place: BEGIN, found: { lastDay: '', days: 0, faults: 0, named: [] } };

/** Walks along the chain from its beginning; the rows behind it are read by `ledger verify`. */
@Injectable()
export class SurveyedBooksHealth extends BooksHealth implements Survey<Progress, BooksFound> {
  readonly name = 'books';

  constructor(
    private readonly books: VerifyBooks,
    private readonly surveys: Surveys,
  ) {
    super();
    surveys.add(this);
  }

  async last(): Promise<BooksFound | undefined> {
    return (await this.surveys.last<BooksFound>(this.name))?.result;
  }

  async step({ place: before, found }: Progress = START): Promise<Step<Progress, BooksFound>> {
    const { findings, place } = await this.books.chainFaults(before, LINKS);
    const result: BooksFound = {
      lastDay: place.day,
      days: place.number,
      faults: found.faults + findings.length,
      named: [...found.named, ...findings.map(({ words }) => words)].slice(0, MOST_NAMED),
    };
    return place.number === before.number ? { result } : { progress: { place, found: result } };
  }
}
