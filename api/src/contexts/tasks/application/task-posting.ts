import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Audiences } from '../../reputation';
import { type BatchItem, type Closing, inReview, isOver, postTask, type TaskDraft } from '../domain/task';
import { SIGNED_CODE } from '../domain/link';
import { TaskInReview } from '../domain/task.errors';
import { FirstTasks } from './task-reviews';
import { LinkSecrets } from './link-secrets';
import { type NewStream, TaskStreams } from './task-streams';
import { type ClosedItem, Tasks } from './tasks';

/** A draft of a batch's item, with its id. */
export interface NumberedDraft extends TaskDraft, Pick<BatchItem, 'line' | 'control'> {
  readonly id: Id;
}

/** Posts many tasks whose coins the caller has reserved. */
@Injectable()
export class TaskPosting {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly streams: TaskStreams,
    private readonly audiences: Audiences,
    private readonly secrets: LinkSecrets,
    private readonly first: FirstTasks,
    private readonly clock: Clock,
  ) {}

  /** Whether a task with this deadline may still be posted. */
  isBeforeDeadline(closing: Closing): boolean {
    return !isOver(closing, this.clock.moment());
  }

  /**
   * Creates the list entry of a new batch, which represents its items from the first one on. Joins the caller's unit of
   * work. Throws AudienceInvalid.
   */
  async begin(stream: Omit<NewStream, 'restricted'> & Pick<TaskDraft, 'link' | 'audience'>): Promise<void> {
    const { audience } = stream;
    const waits = await this.first.areReviewed(stream.buyerId);
    if (audience) await this.audiences.set(stream, audience);
    await this.streams.add({ ...stream, restricted: Boolean(audience) }, waits);
    if (waits) await this.first.notifyAdmins(stream.title);
    if (stream.link?.code === SIGNED_CODE) await this.secrets.make(stream.id);
  }

  /**
   * Adds items of a batch with given ids, in review where the batch is; the caller moves their coins into escrow. Joins
   * its unit of work. Throws DeadlineInPast.
   */
  add(batchId: Id, drafts: readonly NumberedDraft[], status: 'open' | 'paused' | 'hidden'): Promise<void> {
    const moment = this.clock.moment();
    const tasks = drafts.map(({ id, line, control, ...draft }) =>
      postTask(draft, id, moment, { batchId, line, control }),
    );
    return this.unitOfWork.run(async () => {
      // First, since it locks the batch's row: an Admin's concurrent approval waits, and then opens these items, too.
      await this.streams.count(batchId, tasks.length);
      const waits = (await this.streams.find(batchId))?.status === 'review';
      await this.tasks.add(...tasks.map((task) => (waits ? inReview(task) : { ...task, status })));
    });
  }

  /**
   * Closes the posted items of a batch and returns the open slots they gave up; the caller returns the coins. Claims
   * stay valid. Joins its unit of work.
   */
  async close(batchId: Id): Promise<readonly ClosedItem[]> {
    await this.audiences.delete(batchId);
    return this.tasks.closeItems(batchId);
  }

  /** Pauses the posted items of a batch; claims stay valid. Joins the caller's unit of work. Throws TaskInReview. */
  async pause(batchId: Id): Promise<void> {
    await this.assertReviewed(batchId);
    await this.streams.pause(batchId, true);
    await this.tasks.pauseItems(batchId, true);
  }

  /** Throws TaskInReview before an Admin's review. */
  async assertReviewed(batchId: Id): Promise<void> {
    if ((await this.streams.find(batchId))?.status === 'review') throw new TaskInReview();
  }

  async resume(batchId: Id): Promise<void> {
    await this.streams.pause(batchId, false);
    await this.tasks.pauseItems(batchId, false);
  }
}
