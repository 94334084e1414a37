import { Injectable } from '@nestjs/common';
import { type TaskResult } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { TaskPagesQuery, TaskSlots } from '../../../tasks';
import { type KeyedResult, type SubmissionKey, SubmissionPagesQuery } from './submission-pages.query';

/** Rows per query, which bounds the memory that a slow client takes. */
const BATCH_SIZE = 200;

export interface ResultsOfTask {
  /** Names of the fields of all forms that the task ever had. */
  readonly names: readonly string[];
  readonly hasCodes: boolean;
  readonly parts: AsyncIterable<readonly TaskResult[]>;
}

/** Streams all submissions for a buyer's own task in batches of bounded size. */
@Injectable()
export class TaskResultsQuery {
  constructor(
    private readonly tasks: TaskSlots,
    private readonly texts: TaskPagesQuery,
    private readonly pages: SubmissionPagesQuery,
  ) {}

  /** Also for a deleted task. Throws NotFound for another buyer's task before anything is read. */
  async of(taskId: Id, buyerId: Id): Promise<ResultsOfTask> {
    ofBuyer(await this.tasks.offer(taskId), buyerId);
    const [names, hasCodes] = await Promise.all([this.texts.fieldNamesOf(taskId), this.pages.haveCodes([taskId])]);
    return { names, hasCodes, parts: this.parts(taskId) };
  }

  private async *parts(taskId: Id): AsyncGenerator<readonly TaskResult[]> {
    for (let after: SubmissionKey | undefined = { taskId, workerId: '' }; after;) {
      const part: readonly KeyedResult[] = await this.pages.resultsOfTasks([taskId], after, BATCH_SIZE);
      if (part.length > 0) yield part.map(({ taskId: _, ...result }) => result);
      after = part.length < BATCH_SIZE ? undefined : part.at(-1);
    }
  }
}
