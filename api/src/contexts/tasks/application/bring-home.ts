import { type Coins } from '../../../kernel/coins';
import { type Ledger, transferFor } from '../../wallet';
import { costOf } from '../domain/task';
import { type Changed } from './tasks';

/**
 * Brings the coins of the places that a task gave up back to its buyer, and answers how many they are; taken places keep theirs
 * until they are decided. Inside the caller's unit of work.
 */
export async function bringHome(
  ledger: Ledger,
  { task, slotsBefore }: Changed,
  kind: 'task-deleted' | 'task-expired',
): Promise<Coins> {
  if (slotsBefore > 0) await ledger.post(transferFor(kind, { ...task, slots: slotsBefore }));
  return costOf(task, slotsBefore);
}
