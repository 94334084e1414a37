import { type Sql } from './sql';

/** The number of slots of a task, by state. */
interface SlotCounts {
  /** Any worker may take one. */
  open: number;
  /** Claimed by a worker. */
  claimed: number;
  /** With a pending or accepted submission, or disputed after a rejection. */
  taken: number;
  /** Closed without a submission, their coins returned to the buyer. */
  closed: number;
}

/** A task's slots, with the expected number: by the task, and by the coins that its buyer paid. */
interface Counted extends SlotCounts {
  readonly task: string;
  readonly pay: number;
  /** Null if the slots were not counted when the task was posted. */
  readonly said: number | null;
  paid: number;
}

interface Row {
  readonly what: 'task' | 'claimed' | 'taken' | 'paid' | 'closed';
  readonly id: string;
  readonly figure: number;
  readonly pay: number;
  readonly said: number | null;
}

const coinsOf = (
  what: 'paid' | 'closed',
  account: 'to_account' | 'from_account',
  kinds: readonly string[],
  sign = '',
) =>
  `SELECT '${what}', ${account}, ${sign}SUM(amount), 0, 0 FROM transfer WHERE kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})
    GROUP BY ${account}`;

/**
 * One statement, so that it sees one moment, also while slots change. Transfers show what was paid and closed, and rows
 * of actions everything else: neither is derived from the other. A dispute paid from the buyer's other coins or by the
 * platform needs no slot.
 */
const SLOT_COUNTS = `
  SELECT 'task' AS what, id, open_slots + spare_slots AS figure, payable AS pay, places AS said FROM task
  UNION ALL SELECT 'claimed', task_id, COUNT(*), 0, 0 FROM claim WHERE state = 'live' GROUP BY task_id
  UNION ALL SELECT 'taken', s.task_id, COUNT(*), 0, 0 FROM submission s LEFT JOIN dispute d ON d.submission_id = s.id
    WHERE s.status = 'pending' OR s.status = 'accepted' AND (d.id IS NULL OR d.cover = 'place') GROUP BY s.task_id
  UNION ALL SELECT 'taken', task_id, COUNT(*), 0, 0 FROM dispute WHERE state <> 'decided' AND cover = 'place' GROUP BY task_id
  UNION ALL ${coinsOf('paid', 'to_account', ['task-posted', 'batch-task-posted', 'slots-added'])}
  UNION ALL ${coinsOf('paid', 'from_account', ['slots-given-up', 'overlap-released'], '-')}
  UNION ALL ${coinsOf('closed', 'from_account', ['task-deleted', 'task-expired', 'task-closed', 'task-declined', 'claim-ended', 'submission-rejected'])}
  UNION ALL SELECT 'closed', d.task_id, SUM(t.amount), 0, 0 FROM transfer t JOIN dispute d ON d.submission_id = t.reference
    WHERE t.kind = 'dispute-coins-returned' AND d.cover = 'place' GROUP BY d.task_id`;

/** Throws when the open, claimed, taken and closed slots of any task do not add up to the posted ones. */
export async function auditSlots(sql: Sql): Promise<void> {
  const wrong = (await countSlots(sql)).filter(({ open, claimed, taken, closed, paid, said }) => {
    const all = open + claimed + taken + closed;
    return all !== paid || all !== (said ?? paid) || Math.min(open, closed) < 0;
  });
  if (wrong.length > 0) throw new Error(`SlotCounts and tasks disagree: ${JSON.stringify(wrong)}`);
}

async function countSlots(sql: Sql): Promise<Counted[]> {
  const rows = await sql<Row>(SLOT_COUNTS);
  const tasks = new Map<string, Counted>();
  for (const { what, id, figure, pay, said } of rows) {
    if (what !== 'task') continue;
    const none = { claimed: 0, taken: 0, closed: 0, paid: 0 };
    tasks.set(id, {
      task: id,
      open: Number(figure),
      ...none,
      pay: Number(pay),
      said: said === null ? null : Number(said),
    });
  }
  for (const { what, id, figure } of rows) {
    if (what === 'task') continue;
    const task = tasks.get(id.replace('escrow:', ''));
    if (!task) throw new Error(`SlotCounts of no task: ${id}`);
    const coins = what === 'paid' || what === 'closed';
    task[what] += Number(figure) / (coins ? task.pay : 1);
  }
  return [...tasks.values()];
}
