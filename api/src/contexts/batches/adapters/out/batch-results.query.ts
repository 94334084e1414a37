import { Injectable } from '@nestjs/common';
import { type BatchResult, ownValue } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { givenBy, isKnown } from '../../../agreement';
import { type KeyedResult, SubmissionPagesQuery, type SubmissionKey } from '../../../submissions';
import { type BatchRow } from '../../domain/batch';
import { knownAnswer } from '../../domain/gold';
import { Batches, type TaskBatch } from '../../application/batches';

/** Rows and submissions per query, which bounds the memory that a slow client takes. */
const ROWS_PAGE_SIZE = 100;
const SUBMISSIONS_PAGE_SIZE = 200;

const FIRST: SubmissionKey = { taskId: '', workerId: '' };

export interface ResultsOfBatch {
  readonly columns: readonly string[];
  /** Names of the form's fields. */
  readonly names: readonly string[];
  /** Whether submissions have completion codes. */
  readonly hasCodes: boolean;
  readonly parts: AsyncIterable<readonly BatchResult[]>;
}

/** Streams all submissions for a buyer's own batch with the rows of their tasks, in parts of bounded size. */
@Injectable()
export class BatchResultsQuery {
  constructor(
    private readonly batches: Batches,
    private readonly pages: SubmissionPagesQuery,
  ) {}

  /** In the order of the rows. Throws NotFound for another buyer's batch before anything is read. */
  async of(batchId: Id, buyerId: Id): Promise<ResultsOfBatch> {
    const batch = ofBuyer(await this.batches.find(batchId), buyerId);
    const names = batch.template.form?.fields.map(({ name }) => name) ?? [];
    return { columns: batch.columns, names, hasCodes: Boolean(batch.template.link), parts: this.parts(batch) };
  }

  private async *parts(batch: TaskBatch): AsyncGenerator<readonly BatchResult[]> {
    for (let after = 0; after < batch.posted; after += ROWS_PAGE_SIZE) {
      yield* this.workOf(batch, await this.batches.posted(batch, after, ROWS_PAGE_SIZE));
    }
  }

  private async *workOf(batch: TaskBatch, rows: readonly BatchRow[]): AsyncGenerator<readonly BatchResult[]> {
    const rowOf = new Map(rows.map((row) => [row.taskId, row]));
    for (let after: SubmissionKey | undefined = FIRST; after;) {
      const part = await this.pages.resultsOfTasks([...rowOf.keys()], after, SUBMISSIONS_PAGE_SIZE);
      const shown = part.map((work) => besideRow(batch, rowOf.get(work.taskId) as BatchRow, work));
      if (shown.length > 0) yield shown;
      after = part.length < SUBMISSIONS_PAGE_SIZE ? undefined : part.at(-1);
    }
  }
}

function besideRow(batch: TaskBatch, row: BatchRow, work: KeyedResult): BatchResult {
  const known = knownAnswer(batch, row);
  const control = known === undefined ? null : isMet(batch, work, known) ? 'met' : 'missed';
  const input = Object.fromEntries(batch.columns.map((column, index) => [column, row.values[index] ?? '']));
  return { line: row.line, input, control, ...work };
}

function isMet(batch: TaskBatch, { answers, submissionDetail: detail }: KeyedResult, known: string): boolean {
  const value = ownValue(givenBy(batch.template.form ?? null, { answers, detail }), batch.goldField);
  return value !== undefined && isKnown(value, known);
}
