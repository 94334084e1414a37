import { type Coins } from '../../../kernel/coins';
import { type Ledger, transferFor } from '../../wallet';
import { costOf } from '../domain/task';
import { type Changed } from './tasks';

/** Coins of the places that a task gave up; taken places keep theirs until they are decided. */
export function refundOf({ task, slotsBefore }: Changed): Coins {
  return costOf(task, slotsBefore);
}

/** Brings the coins of the places that a task gave up back to its buyer. Inside the caller's unit of work. */
export async function refundOpenSlots(
  ledger: Ledger,
  { task, slotsBefore }: Changed,
  kind: 'task-deleted' | 'task-expired' | 'task-declined',
): Promise<void> {
  if (slotsBefore > 0) await ledger.post(transferFor(kind, { ...task, slots: slotsBefore }));
}
