import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { AnswerStore } from '../../agreement';
import { Notifier } from '../../messages';
import { TaskPosting } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { type BatchRow, remainingCoins, renderTemplate } from '../domain/batch';
import { knownAnswer } from '../domain/gold';
import { Batches, type TaskBatch } from './batches';
import { stopBatch } from './stop-batch';

/** Its name, by which whoever takes a batch in wakes it. */
export const POST_DUE_BATCHES = 'post batches';

/** Tasks of one unit of work: few enough that whoever else posts waits some milliseconds. */
const PIECE = 100;
/** Batches that go on side by side, a piece each in turn. */
const SIDE_BY_SIDE = 20;

/**
 * Posts the tasks of batches, a piece of each in turn. How far a batch has come and the tasks of the piece commit together, so that a
 * process may die at any step and another one goes on where it was.
 */
@Injectable()
export class PostDueBatches extends Job {
  readonly name = POST_DUE_BATCHES;
  /** Buyers watch it, and have paid. */
  override readonly timeCritical = true;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    readonly batches: Batches,
    readonly posting: TaskPosting,
    private readonly answers: AnswerStore,
    readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    let more = false;
    for (const id of await this.batches.due(SIDE_BY_SIDE)) {
      try {
        more = (await this.goOn(id)) || more;
      } catch (error) {
        // It has another turn at the next look; the others go on.
        report(error);
      }
    }
    return more;
  }

  /** Posts one piece, and tells whether something came of it. */
  private goOn(id: Id): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const batch = await this.batches.find(id);
      if (batch?.state !== 'posting') return false;
      return this.posting.inTime(batch.template) ? this.post(batch) : this.giveUp(batch);
    });
  }

  private async post(batch: TaskBatch): Promise<boolean> {
    const { id: batchId, buyerId, template, columns, tasks, posted, paused } = batch;
    const rows = await this.batches.unposted(batch, PIECE);
    if (!(await this.batches.advance(batch, rows.length, this.clock.now()))) return false;
    const draftOf = (row: BatchRow) => ({
      ...template,
      ...renderTemplate(template, columns, row),
      ...(row.picture !== undefined && { imageUrl: row.picture }),
      id: row.taskId,
      line: row.line,
      control: knownAnswer(batch, row) !== undefined,
    });
    await this.posting.add(batchId, rows.map(draftOf), paused);
    // What workers answer to the tasks is compared from the first answer on.
    const itemOf = (row: BatchRow, index: number) => ({
      taskId: row.taskId,
      number: posted + index + 1,
      control: knownAnswer(batch, row) !== undefined,
    });
    await this.answers.expect(batchId, rows.map(itemOf));
    if (posted + rows.length === tasks) {
      await this.notifier.notify(buyerId, 'batch/done', { title: template.title, tasks, about: batchId });
    }
    await this.ledger.post(
      ...rows.map(({ taskId: id }) => transferFor('batch-task-posted', { ...template, id, batchId })),
    );
    return true;
  }

  private async giveUp({ id }: TaskBatch): Promise<boolean> {
    const stopped = await stopBatch(this, id, 'past', this.clock.now());
    if (!stopped) return false;
    const { buyerId, template, tasks, posted } = stopped.batch;
    const left = { title: template.title, tasks: tasks - posted, coins: remainingCoins(stopped.batch), about: id };
    await this.notifier.notify(buyerId, 'batch/past', left);
    return true;
  }
}
