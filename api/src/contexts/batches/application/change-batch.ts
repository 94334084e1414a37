import { Injectable } from '@nestjs/common';
import { type Id, newId } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AnswerStore } from '../../agreement';
import { ItemOverlap } from '../../submissions';
import { type ItemChange, type LockedItem, TaskPosting, TaskSlots, TaskStreams } from '../../tasks';
import { Ledger, type Transfer, transferFor } from '../../wallet';
import { costOf } from '../domain/batch';
import { BatchEnded } from '../domain/batch.errors';
import { adaptiveOverlap, type Overlap, overlapOf } from '../domain/overlap';
import { Batches, type TaskBatch } from './batches';

/** Changes a buyer's own batch. Both methods throw NotFound and BatchEnded. */
@Injectable()
export class ChangeBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly slots: TaskSlots,
    private readonly streams: TaskStreams,
    private readonly answers: AnswerStore,
    private readonly itemOverlap: ItemOverlap,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Changes how many workers answer the items. Coins for more answers are reserved immediately; coins for fewer are
   * returned. Existing answers stay, and are decided and paid as before. A rejected one beyond a lowered number is not
   * replaced. Throws OverlapInvalid, NotEnoughCoins, or TaskInReview before an Admin's review, too.
   */
  overlap(id: Id, buyerId: Id, sent: number | object): Promise<void> {
    return this.unitOfWork.run(async () => {
      const seen = ofBuyer(await this.batches.find(id), buyerId);
      const overlap = overlapOf(sent, seen.template.form);
      const before = await this.batches.changeOverlap(seen, overlap);
      if (!before || !this.posting.isBeforeDeadline(before.template)) throw new BatchEnded();
      await this.posting.assertReviewed(id);
      await this.answers.adapt(id, adaptiveOverlap(overlap, before.template));
      const items = await this.slots.lockItems(id);
      const changed = items.map((item) => ({ item, now: slotsNow(item, overlap) }));
      await this.slots.setItems(changed);
      const transfers = [...this.unposted(before, overlap), ...changed.flatMap(({ item, now }) => moved(item, now))];
      if (transfers.length > 0) await this.ledger.post(...transfers);
      if (!overlap.adaptive) return;
      for (const { item } of changed) if (usedOf(item) > 0) await this.itemOverlap.settle(item.taskId);
    });
  }

  /**
   * Pauses or resumes; idempotent. A paused batch offers no items; claims and pending submissions continue. A pause
   * throws BatchEnded without open slots, and TaskInReview before an Admin's review.
   */
  pause(id: Id, buyerId: Id, paused: boolean): Promise<void> {
    return this.unitOfWork.run(async () => {
      ofBuyer(await this.batches.find(id), buyerId);
      const changed = await this.batches.pause(id, paused);
      // Read after the write, which locks the row: no rows are posted in between.
      const batch = await this.batches.find(id);
      if (batch?.state !== 'posting' && batch?.state !== 'done') throw new BatchEnded();
      if (!this.posting.isBeforeDeadline(batch.template)) throw new BatchEnded();
      if (!changed) return;
      if (!paused) return this.posting.resume(id);
      await this.posting.pause(id);
      if (batch.posted === batch.tasks && !(await this.streams.hasOpenItem(id))) throw new BatchEnded();
    });
  }

  /** Transfers for the unposted rows. */
  private unposted({ id, buyerId, template, tasks, posted }: TaskBatch, { max }: Overlap): readonly Transfer[] {
    const more = (max - template.slots) * (tasks - posted);
    if (more === 0) return [];
    const coins = costOf({ ...template, slots: 1 }, Math.abs(more));
    const kind = more > 0 ? 'batch-slots-added' : 'batch-slots-given-up';
    return [transferFor(kind, { id, buyerId, coins, changeId: newId() })];
  }
}

/** Slots with a claim or a submission. */
const usedOf = ({ places, open, spare }: LockedItem): number => places - open - spare;

function slotsNow(item: LockedItem, { max, adaptive }: Overlap): ItemChange['now'] {
  const { open, spare, stopped } = item;
  const more = max - usedOf(item);
  const surplus = Math.max(0, -more);
  // The item has its label, and its coins were returned.
  if (adaptive && stopped && open + spare === 0) return { open, spare, stopped, surplus };
  return { open: Math.max(0, more), spare: 0, stopped: false, surplus };
}

function moved(item: LockedItem, now: Pick<LockedItem, 'open' | 'spare'>): readonly Transfer[] {
  const more = now.open + now.spare - item.open - item.spare;
  if (more === 0) return [];
  const { taskId, buyerId, payable } = item;
  const change = { id: taskId, buyerId, payable, slots: Math.abs(more), changeId: newId() };
  return [transferFor(more > 0 ? 'slots-added' : 'slots-given-up', change)];
}
