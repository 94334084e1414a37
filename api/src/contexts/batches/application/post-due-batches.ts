import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { AnswerStore } from '../../agreement';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { TaskPosting } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { type BatchRow, remainingCoins, renderTemplate } from '../domain/batch';
import { knownAnswer } from '../domain/gold';
import { Batches, type TaskBatch } from './batches';
import { StopBatch } from './stop-batch';

/** Name of the job; posting a batch triggers it. */
export const POST_DUE_BATCHES = 'post batches';

/** Rows per transaction. Other writers wait for it, so it must last a few milliseconds only. */
const ROWS_PER_TRANSACTION = 100;
/** Batches per run; each gets one transaction. */
const MAX_BATCHES_PER_RUN = 20;

/**
 * Posts the tasks of batches, some rows of each batch per run. One transaction stores the tasks and the progress. After
 * a crash another process continues after the last commit.
 */
@Injectable()
export class PostDueBatches extends Job {
  readonly name = POST_DUE_BATCHES;
  /** Buyers have paid and watch the progress. */
  override readonly timeCritical = true;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly people: People,
    private readonly posting: TaskPosting,
    private readonly answers: AnswerStore,
    private readonly ledger: Ledger,
    private readonly stopping: StopBatch,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    let more = false;
    for (const id of await this.batches.due(MAX_BATCHES_PER_RUN)) {
      try {
        more = (await this.postNext(id)) || more;
      } catch (error) {
        // Retried on the next run.
        report(error);
      }
    }
    return more;
  }

  /** Posts the next rows. Returns whether more rows may be due: any change counts, so the next run checks again. */
  private postNext(id: Id): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const batch = await this.batches.find(id);
      if (batch?.state !== 'posting') return false;
      return this.posting.isBeforeDeadline(batch.template) ? this.post(batch) : this.stop(batch);
    });
  }

  private async post(batch: TaskBatch): Promise<boolean> {
    const { id: batchId, buyerId, template, columns, tasks, posted, paused } = batch;
    // Before the batch, as an Admin's review does. A suspension waits, and then hides these items, too.
    const { suspendedAt } = await this.people.lock(buyerId);
    const status = paused ? 'paused' : suspendedAt === null ? 'open' : 'hidden';
    const rows = await this.batches.unposted(batch, ROWS_PER_TRANSACTION);
    if (!(await this.batches.advance(batch, rows.length, this.clock.now()))) return false;
    const draftOf = (row: BatchRow) => ({
      ...template,
      ...renderTemplate(template, columns, row),
      ...(row.picture !== undefined && { imageUrl: row.picture }),
      id: row.taskId,
      line: row.line,
      control: knownAnswer(batch, row) !== undefined,
    });
    await this.posting.add(batchId, rows.map(draftOf), status);
    // Registered before the first answer, so that all answers are compared.
    const itemOf = (row: BatchRow, index: number) => ({
      taskId: row.taskId,
      number: posted + index + 1,
      control: knownAnswer(batch, row) !== undefined,
    });
    await this.answers.registerItems(batchId, rows.map(itemOf));
    if (posted + rows.length === tasks) {
      await this.notifier.notify(buyerId, 'batch/done', { title: template.title, tasks, about: batchId });
    }
    await this.ledger.post(
      ...rows.map(({ taskId: id }) => transferFor('batch-task-posted', { ...template, id, batchId })),
    );
    return true;
  }

  private async stop({ id }: TaskBatch): Promise<boolean> {
    const batch = await this.stopping.execute(id, 'past');
    if (!batch) return false;
    const { buyerId, template, tasks, posted } = batch;
    const params = { title: template.title, tasks: tasks - posted, coins: remainingCoins(batch), about: id };
    await this.notifier.notify(buyerId, 'batch/past', params);
    return true;
  }
}
