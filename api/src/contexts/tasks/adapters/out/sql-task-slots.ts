import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { inSlices } from '../../../../kernel/in-slices';
import { Database } from '../../../../platform/database/database';
import { forceIndex, forUpdate } from '../../../../platform/database/dialect';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import {
  type LockedItem,
  type ItemChange,
  type ReleasedSlot,
  type TakenItem,
  type TaskSlots,
} from '../../application/task-slots';
import { TASK_TRANSITIONS, type TaskMove } from '../../domain/transitions';
import { openOffer, type TaskOffer } from '../../domain/offer';
import { type Task } from '../../domain/task';
import { type OpenItem } from '../../application/task-streams';
import { NoOpenSlot } from '../../domain/task.errors';
import { guardOf } from './task-guard';
import { proofOf, storedForm, storedLink, taskOf } from './task-row';
import { type StoredTask, TASK_COLUMNS, type TaskRow } from './task.schema';

const OFFERED = {
  ...{ id: true, buyerId: true, title: true, payable: true, allowanceMinutes: true, reviewDays: true, status: true },
  ...{ proofText: true, proofPictures: true, proofLink: true, form: true, link: true, contentNotice: true },
  ...{ completionDate: true, closesAt: true, textVersion: true, batchId: true, control: true, restricted: true },
} as const;

type OfferRow = Pick<StoredTask, keyof typeof OFFERED>;

const OFFER = selectList(OFFERED);

// is_full is assigned first: MySQL's later assignments already see the new open_slots.
const TAKE = sql`UPDATE task SET is_full = CASE WHEN open_slots = 1 THEN 1 ELSE 0 END, open_slots = open_slots - 1,
  item_slots = item_slots - 1
  WHERE id = ? AND open_slots > 0`;

// The slot of a stopped item, which has its label, becomes a spare slot and is not opened.
const RELEASE = sql`UPDATE task SET is_full = is_full * stopped, open_slots = open_slots + 1 - stopped,
  item_slots = item_slots + 1 - stopped, spare_slots = spare_slots + stopped WHERE id = ? AND surplus_slots = 0`;

const END_SURPLUS = sql`UPDATE task SET surplus_slots = surplus_slots - 1, places = places - 1
  WHERE id = ? AND surplus_slots > 0`;

const LOCK = sql`SELECT id AS taskId, buyer_id AS buyerId, payable, status, places, open_slots AS open, spare_slots AS spare,
  stopped, surplus_slots AS surplus FROM task`;

const lockedItem = (row: LockedItem): LockedItem => ({ ...row, stopped: Boolean(row.stopped) });

const addedSlots = ({ item, now }: ItemChange): number => now.open + now.spare - item.open - item.spare;

const isSame = ({ item, now }: ItemChange): boolean =>
  item.open === now.open && item.spare === now.spare && item.stopped === now.stopped && item.surplus === now.surplus;

const BATCH_SIZE = 500;

/** SQL without the ORM: one guarded write takes a slot, which `bench/` measures with every submission. */
@Injectable()
export class SqlTaskSlots implements TaskSlots {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async offer(taskId: Id): Promise<TaskOffer | undefined> {
    const row = await this.database.first<OfferRow>(sql`SELECT ${OFFER} FROM task WHERE id = ?`, [taskId]);
    return row && offerOf(row);
  }

  async take(taskId: Id, version?: number): Promise<void> {
    const [guard, parameters] = version === undefined ? [sql``, []] : [sql` AND text_version = ?`, [version]];
    if (await this.change(TASK_TRANSITIONS.taken, sql`${TAKE}${guard}`, [taskId, ...parameters])) return;
    openOffer(await this.offer(taskId), this.clock.moment(), version);
    throw new NoOpenSlot();
  }

  async takeAny(batchId: Id, items: readonly OpenItem[]): Promise<TakenItem | undefined> {
    const [first] = items;
    if (!first) return undefined;
    if (await this.database.supportsSkipLocked()) return this.takeSkippingLocked(batchId, first, items);
    for (const { id } of items) {
      const [taken, offer] = await Promise.all([this.takeIfOpen(id), this.offer(id)]);
      if (taken) return offer && { offer };
    }
    return undefined;
  }

  takeIfOpen(taskId: Id): Promise<boolean> {
    return this.change(TASK_TRANSITIONS.taken, TAKE, [taskId]);
  }

  setAside(taskId: Id): Promise<boolean> {
    return this.change(TASK_TRANSITIONS['set-aside'], TAKE, [taskId]);
  }

  async releaseSlot(taskId: Id): Promise<ReleasedSlot> {
    const move = TASK_TRANSITIONS['given-back'];
    if (await this.change(move, RELEASE, [taskId])) return 'opened';
    // Without the lock, the last surplus slot could end between the two statements below.
    await this.lockItem(taskId);
    if (await this.change(move, END_SURPLUS, [taskId])) return 'surplus';
    return (await this.change(move, RELEASE, [taskId])) ? 'opened' : 'closed';
  }

  async lockItem(taskId: Id): Promise<LockedItem | undefined> {
    const row = await this.database.first<LockedItem>(sql`${LOCK} WHERE id = ?${forUpdate(this.database)}`, [taskId]);
    return row && lockedItem(row);
  }

  async lockItems(batchId: Id): Promise<readonly LockedItem[]> {
    const rows = await this.database.query<LockedItem>(
      sql`${LOCK} WHERE batch_id = ? AND status IN ('open', 'paused') ORDER BY id${forUpdate(this.database)}`,
      [batchId],
    );
    return rows.map(lockedItem);
  }

  async setItems(changes: readonly ItemChange[]): Promise<void> {
    const byNewValues = new Map<string, ItemChange[]>();
    for (const change of changes) {
      if (isSame(change)) continue;
      const { open, spare, stopped, surplus } = change.now;
      const key = `${open} ${spare} ${stopped} ${surplus} ${addedSlots(change)}`;
      const others = byNewValues.get(key);
      if (others) others.push(change);
      else byNewValues.set(key, [change]);
    }
    for (const same of byNewValues.values()) {
      for (const some of inSlices(same, BATCH_SIZE)) {
        await this.setAlike(some as [ItemChange, ...ItemChange[]]);
      }
    }
  }

  /** Changes that write the same values. */
  private async setAlike(changes: readonly [ItemChange, ...ItemChange[]]): Promise<void> {
    const { open, spare, stopped, surplus } = changes[0].now;
    const taskIds = changes.map(({ item }) => item.taskId);
    await this.database.execute(
      sql`UPDATE task SET open_slots = ?, item_slots = ?, is_full = ?, spare_slots = ?, stopped = ?, surplus_slots = ?,
       places = places + ? WHERE id IN (${placeholders(taskIds)})`,
      [open, open, open === 0 ? 1 : 0, spare, stopped ? 1 : 0, surplus, addedSlots(changes[0]), ...taskIds],
    );
  }

  /** The lock guarantees that the write finds the slot open, so it can be enqueued without a round trip of its own. */
  private async takeSkippingLocked(
    batchId: Id,
    first: OpenItem,
    items: readonly OpenItem[],
  ): Promise<TakenItem | undefined> {
    const { where, parameters } = guardOf(TASK_TRANSITIONS.taken, this.clock.moment());
    const row = await this.database.first<TaskRow & OfferRow>(
      sql`SELECT ${TASK_COLUMNS}, form, link, control FROM task ${forceIndex('task_nearest', this.database)} WHERE batch_id = ? AND item_slots >= ?
       AND id IN (${placeholders(items)}) AND open_slots > 0 AND ${where} ORDER BY item_slots, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [batchId, first.openSlots, ...items.map(({ id }) => id), ...parameters],
    );
    if (!row) return undefined;
    this.database.enqueueWrite(sql`${TAKE} AND ${where}`, [row.id, ...parameters]);
    const { control, ...read } = row;
    const task = taskOf({ ...read, openSlots: row.openSlots - 1 });
    return { offer: offerOf(row, task), task };
  }

  private change(move: TaskMove, statement: Sql, values: readonly unknown[]): Promise<boolean> {
    const { where, parameters } = guardOf(move, this.clock.moment());
    return this.database.executeGuarded(sql`${statement} AND ${where}`, [...values, ...parameters]);
  }
}

/** `task`: its parsed form and link, if it was read with them. */
function offerOf(row: OfferRow, task: Pick<Task, 'form' | 'link'> = {}): TaskOffer {
  const { form = storedForm(row.form), link = storedLink(row.link) } = task;
  const { id: taskId, batchId, buyerId, title, textVersion, payable: reward, allowanceMinutes, reviewDays } = row;
  const { contentNotice, status, completionDate, closesAt } = row;
  return {
    ...{ taskId, batchId, buyerId, title, textVersion, reward, allowanceMinutes, reviewDays },
    ...{ contentNotice, status, completionDate, closesAt, proof: proofOf(row), form, link },
    ...{ control: Boolean(row.control), restricted: Boolean(row.restricted) },
  };
}
