import { Injectable } from '@nestjs/common';
import { type TaskResult } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { TaskPagesQuery, TaskSlots } from '../../../tasks';
import { SubmissionPagesQuery } from './submission-pages.query';

/** Streams all submissions for a buyer's own task in batches of bounded size. */
@Injectable()
export class TaskResultsQuery {
  constructor(
    private readonly tasks: TaskSlots,
    private readonly texts: TaskPagesQuery,
    private readonly pages: SubmissionPagesQuery,
  ) {}

  /** Also for a deleted task. Throws NotFound for another buyer's task before anything is read. */
  async of(taskId: Id, buyerId: Id) {
    ofBuyer(await this.tasks.offer(taskId), buyerId);
    const [names, hasCodes] = await Promise.all([this.texts.fieldNamesOf(taskId), this.pages.haveCodes([taskId])]);
    return { names, hasCodes, parts: this.parts(taskId) };
  }

  private async *parts(taskId: Id): AsyncGenerator<readonly TaskResult[]> {
    for await (const part of this.pages.allResultsOf([taskId])) yield part.map(({ taskId: _, ...result }) => result);
  }
}
