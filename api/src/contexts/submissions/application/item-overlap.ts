import { Injectable } from '@nestjs/common';
import { type Id, newId } from '../../../kernel/ids';
import { AnswerStore } from '../../agreement';
import { type LockedItem, TaskSlots } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { Submissions } from './submissions';

/**
 * Adaptive overlap: an item takes no more answers once its label's confidence suffices. It opens again when an answer
 * stops counting. The coins of unneeded slots are returned once no submission for the item is pending.
 */
@Injectable()
export class ItemOverlap {
  constructor(
    private readonly answers: AnswerStore,
    private readonly tasks: TaskSlots,
    private readonly submissions: Submissions,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Call after an answer, a decision on one, or the end of a claim. Runs inside the caller's unit of work, after its
   * writes to the task.
   */
  async settle(taskId: Id): Promise<void> {
    if (!(await this.answers.isAdaptive(taskId))) return;
    const locked = await this.tasks.lockItem(taskId);
    if (!locked || locked.status === 'expired' || locked.status === 'deleted') return;
    const reached = await this.answers.weigh(taskId);
    const item = slotsNow(locked, reached);
    if (item.stopped && item.spare > 0 && !(await this.submissions.hasPending(taskId))) {
      await this.tasks.setItems([{ item: locked, now: { ...item, spare: 0 } }]);
      await this.answers.release(taskId, item.spare);
      await this.ledger.post(
        transferFor('overlap-released', { ...locked, id: taskId, slots: item.spare, changeId: newId() }),
      );
    } else if (item !== locked) await this.tasks.setItems([{ item: locked, now: item }]);
  }
}

function slotsNow(locked: LockedItem, reached: boolean): LockedItem {
  const { open, spare, stopped } = locked;
  if (reached && (!stopped || open > 0)) return { ...locked, open: 0, spare: open + spare, stopped: true };
  // Without spare slots nothing can be opened.
  if (!reached && stopped && spare > 0) return { ...locked, open: open + spare, spare: 0, stopped: false };
  return locked;
}
