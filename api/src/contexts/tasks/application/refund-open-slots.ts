import { type Coins } from '../../../kernel/coins';
import { type Ledger, transferFor } from '../../wallet';
import { costOf } from '../domain/task';
import { type Changed } from './tasks';

/**
 * Coins of the open slots that a task gave up. Coins of slots with claims or submissions stay in escrow until a
 * decision.
 */
export function refundOf({ task, slotsBefore }: Changed): Coins {
  return costOf(task, slotsBefore);
}

/** Returns the coins of these slots to the buyer. Inside the caller's unit of work. */
export async function refundOpenSlots(
  ledger: Ledger,
  { task, slotsBefore }: Changed,
  kind: 'task-deleted' | 'task-expired' | 'task-declined',
): Promise<void> {
  if (slotsBefore > 0) await ledger.post(transferFor(kind, { ...task, slots: slotsBefore }));
}
