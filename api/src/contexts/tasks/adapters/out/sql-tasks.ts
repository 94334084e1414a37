import { Injectable } from '@nestjs/common';
import { type ProofOfWork } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { folded } from '../../../../platform/database/folded';
import { fromStateCondition } from '../../../../platform/database/guards';
import { insertRows } from '../../../../platform/database/insert-rows';
import { toJson } from '../../../../platform/database/json';
import { namesOf } from '../../../../platform/database/snake-case-naming-strategy';
import { joinSql, type Sql, sql } from '../../../../platform/database/sql';
import { type Changed, type ClosedItem, type Tasks } from '../../application/tasks';
import { TaskListCachePort } from '../../application/task-list-cache-port';
import { TASK_TRANSITIONS, type TaskChange, type TaskActor, type TaskEnd } from '../../domain/transitions';
import { type Task, type TaskEdit, type TaskText } from '../../domain/task';
import { guardOf } from './task-guard';
import { taskOf } from './task-row';
import { type ProofRow, type StoredTask, TASK_COLUMNS, type TaskRow, type TaskTextRow } from './task.schema';

type Row = TaskRow & Pick<StoredTask, 'slotsBefore'>;

const FIND = sql`SELECT ${TASK_COLUMNS}, form, link, slots_before AS slotsBefore FROM task WHERE id = ?`;

/**
 * MySQL assigns from left to right, SQLite simultaneously. So each right side only reads columns that are assigned
 * later.
 */
const CLOSE_SLOTS = sql`slots_before = open_slots + spare_slots, open_slots = 0, spare_slots = 0, is_full = 1, item_slots = item_slots * 0`;

/** SQL without the ORM: posting, submitting and task pages, which `bench/` measures. */
@Injectable()
export class SqlTasks implements Tasks {
  constructor(
    private readonly database: Database,
    private readonly list: TaskListCachePort,
    private readonly clock: Clock,
  ) {}

  async add(...tasks: readonly Task[]): Promise<void> {
    await insertRows(this.database, 'task', tasks.map(rowOf));
    await insertRows(this.database, 'task_text', tasks.map(textRowOf));
    this.list.invalidate();
  }

  async find(id: Id): Promise<Task | undefined> {
    const row = await this.database.first<Row>(FIND, [id]);
    return row && taskOf(row);
  }

  async reword(id: Id, buyerId: Id, edit: TaskEdit): Promise<boolean> {
    const stored = storedTerms(edit);
    const terms = Object.keys(stored).map((field) => sql`, ${namesOf({ [field]: true })} = ?`);
    const changed = await this.change(id, 'reworded', {
      set: sql`title = ?, detail = ?, submission_info = ?, search_text = ?, text_version = text_version + 1${joinSql(terms, sql``)}`,
      values: [edit.title, edit.detail, edit.submissionInfo, searchTextOf(edit), ...Object.values(stored)],
      by: { buyerId },
    });
    if (changed) await insertRows(this.database, 'task_text', [textRowOf(changed.task)]);
    return changed !== undefined;
  }

  resize(id: Id, buyerId: Id, openSlots: number): Promise<Changed | undefined> {
    return this.change(id, 'resized', {
      set: sql`places = places + ? - open_slots, slots_before = open_slots, open_slots = ?, is_full = ?,
        item_slots = CASE WHEN batch_id IS NULL THEN NULL ELSE ? END, surplus_slots = 0`,
      values: [openSlots, openSlots, openSlots === 0 ? 1 : 0, openSlots],
      by: { buyerId },
    });
  }

  close<End extends TaskEnd>(id: Id, end: End, by: TaskActor<End>): Promise<Changed | undefined> {
    const set = sql`${CLOSE_SLOTS}, status = ?${end === 'declined' ? sql`, review = 'declined'` : sql``}`;
    return this.change(id, end, { set, values: [end === 'deleted' ? end : 'expired'], by });
  }

  async closeItems(batchId: Id): Promise<readonly ClosedItem[]> {
    const { where, parameters } = guardOf(TASK_TRANSITIONS.closed, this.clock.moment(), 'batch');
    // Locked before they are counted, so that no slot is taken or released in between.
    const open = await this.database.query<ClosedItem>(
      sql`SELECT id, buyer_id AS buyerId, payable, open_slots + spare_slots AS slots FROM task WHERE batch_id = ? AND ${where}
       ORDER BY id${forUpdate(this.database)}`,
      [batchId, ...parameters],
    );
    await this.database.execute(sql`UPDATE task SET ${CLOSE_SLOTS}, status = ? WHERE batch_id = ? AND ${where}`, [
      'expired',
      batchId,
      ...parameters,
    ]);
    this.list.invalidate();
    return open.filter(({ slots }) => slots > 0);
  }

  async hideAllOf(buyerId: Id, hidden: boolean): Promise<void> {
    const where = fromStateCondition(TASK_TRANSITIONS[hidden ? 'hidden' : 'shown']);
    await this.database.execute(sql`UPDATE task SET status = ? WHERE buyer_id = ? AND ${where}`, [
      hidden ? 'hidden' : 'open',
      buyerId,
    ]);
    this.list.invalidate();
  }

  async pauseItems(batchId: Id, paused: boolean): Promise<void> {
    const move = TASK_TRANSITIONS[paused ? 'paused' : 'resumed'];
    const { where, parameters } = guardOf(move, this.clock.moment(), 'batch');
    await this.database.execute(sql`UPDATE task SET status = ? WHERE batch_id = ? AND ${where}`, [
      paused ? 'paused' : 'open',
      batchId,
      ...parameters,
    ]);
    this.list.invalidate();
  }

  async slotsGivenUp(id: Id): Promise<number> {
    return (await this.database.first<Row>(FIND, [id]))?.slotsBefore ?? 0;
  }

  /** Two queries with an index each: with an OR of both conditions MySQL reads every open task. */
  async overdue(limit: number): Promise<readonly Id[]> {
    const { today, now } = this.clock.moment();
    const from = fromStateCondition(TASK_TRANSITIONS.expired);
    const [past, closed] = await Promise.all([
      this.database.values<Id>(sql`SELECT id FROM task WHERE ${from} AND completion_date < ? LIMIT ?`, [today, limit]),
      this.database.values<Id>(sql`SELECT id FROM task WHERE ${from} AND closes_at <= ? LIMIT ?`, [now, limit]),
    ]);
    return [...new Set([...past, ...closed])].slice(0, limit);
  }

  async newestOpen(buyerId: Id): Promise<Id | undefined> {
    const open = sql`SELECT id FROM task WHERE buyer_id = ? AND status IN ('review', 'open', 'hidden', 'paused') ORDER BY is_full, id DESC LIMIT 1`;
    return (await this.database.values<Id>(open, [buyerId]))[0];
  }

  undeletedOf(buyerId: Id, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM task WHERE buyer_id = ? AND status <> 'deleted' ORDER BY id LIMIT ?`,
      [buyerId, limit],
    );
  }

  private async change<Made extends TaskChange>(
    id: Id,
    change: Made,
    { set, values, by }: { set: Sql; values: readonly unknown[]; by: TaskActor<Made> },
  ): Promise<Changed | undefined> {
    const { where, parameters } = guardOf(TASK_TRANSITIONS[change], this.clock.moment(), by);
    const statement = sql`UPDATE task SET ${set} WHERE id = ? AND ${where}`;
    if (!(await this.database.executeGuarded(statement, [...values, id, ...parameters]))) return undefined;
    this.list.invalidate();
    const row = await this.database.first<Row>(FIND, [id]);
    if (!row) return undefined;
    const { slotsBefore, ...stored } = row;
    return { task: taskOf(stored), slotsBefore };
  }
}

function rowOf(task: Task): StoredTask {
  const { id, buyerId, title, detail, submissionInfo, imageUrl, category, contentNotice, item, status, review } = task;
  const { allowanceMinutes, estimatedMinutes, medianMinutes, payable, openSlots, places, textVersion } = task;
  const { reviewDays, completionDate, closesAt = null } = task;
  return {
    ...{ id, buyerId, title, detail, submissionInfo, imageUrl, category, contentNotice, status, review },
    ...{ allowanceMinutes, estimatedMinutes, medianMinutes, payable, openSlots, places, textVersion },
    ...{ reviewDays, completionDate, closesAt, ...proofRow(task.proof), searchText: searchTextOf(task) },
    ...{ form: toJson(task.form), link: toJson(task.link), restricted: task.restricted ? 1 : 0 },
    ...{ batchId: item?.batchId ?? null, batchLine: item?.line ?? 0, control: item?.control ? 1 : 0 },
    ...{ itemSlots: item && openSlots, slotsBefore: 0, isFull: 0, stopped: 0, spareSlots: 0, surplusSlots: 0 },
  };
}

function textRowOf({ id: taskId, textVersion: version, ...task }: Task): TaskTextRow {
  const { title, detail, submissionInfo, proof, form } = task;
  return { taskId, version, title, detail, submissionInfo, ...proofRow(proof), form: toJson(form) };
}

function proofRow({ text, pictures, link }: ProofOfWork): ProofRow {
  return { proofText: text === '' ? null : text, proofPictures: pictures, proofLink: link ? 1 : 0 };
}

/** The columns of an edit's fields besides title and texts; no other field of it is stored. */
function storedTerms({ proof, form, link, ...edit }: TaskEdit): object {
  const { category, reviewDays, allowanceMinutes, estimatedMinutes, contentNotice } = edit;
  const terms = { category, reviewDays, allowanceMinutes, estimatedMinutes, contentNotice };
  return {
    ...(proof && proofRow(proof)),
    ...(form !== undefined && { form: toJson(form) }),
    ...(link !== undefined && { link: toJson(link) }),
    ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
  };
}

function searchTextOf({ title, detail }: Pick<TaskText, 'title' | 'detail'>): string {
  return folded(`${title}\n${detail}`);
}
