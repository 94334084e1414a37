import { Injectable } from '@nestjs/common';
import { type BatchResult, ownValue } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { givenBy, isKnown } from '../../../agreement';
import { type KeyedResult, SubmissionPagesQuery } from '../../../submissions';
import { type BatchRow } from '../../domain/batch';
import { knownAnswer } from '../../domain/gold';
import { Batches, type TaskBatch } from '../../application/batches';

/** Rows per query, which bounds the memory that a slow client takes. */
const ROWS_PAGE_SIZE = 100;

/** Streams all submissions for a buyer's own batch with the rows of their tasks, in parts of bounded size. */
@Injectable()
export class BatchResultsQuery {
  constructor(
    private readonly batches: Batches,
    private readonly pages: SubmissionPagesQuery,
  ) {}

  /** In the order of the rows. Throws NotFound for another buyer's batch before anything is read. */
  async of(batchId: Id, buyerId: Id) {
    const batch = ofBuyer(await this.batches.find(batchId), buyerId);
    const names = batch.template.form?.fields.map(({ name }) => name) ?? [];
    return { columns: batch.columns, names, hasCodes: Boolean(batch.template.link), parts: this.parts(batch) };
  }

  private async *parts(batch: TaskBatch): AsyncGenerator<readonly BatchResult[]> {
    for (let after = 0; after < batch.posted; after += ROWS_PAGE_SIZE) {
      const rows = await this.batches.posted(batch, after, ROWS_PAGE_SIZE);
      const rowOf = new Map(rows.map((row) => [row.taskId, row]));
      for await (const part of this.pages.allResultsOf([...rowOf.keys()])) {
        yield part.map((work) => besideRow(batch, rowOf.get(work.taskId) as BatchRow, work));
      }
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
