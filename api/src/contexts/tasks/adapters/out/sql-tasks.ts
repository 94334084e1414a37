import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Changed, Tasks } from '../../application/tasks';
import { TaskListCache } from '../in/task-list.cache';
import { TASK_MOVES, type TaskChange, type TaskHand, type TaskStatus } from '../../domain/moves';
import { type Task, type TaskText } from '../../domain/task';
import { guardOf } from './task-guard';

interface Row {
  readonly id: string;
  readonly buyer_id: string;
  readonly title: string;
  readonly detail: string;
  readonly submission_info: string;
  readonly image_url: string;
  readonly payable: number;
  readonly open_slots: number;
  readonly slots_before: number;
  readonly completion_date: string;
  readonly status: TaskStatus;
  readonly text_version: number;
}

const FIND = `SELECT id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, slots_before,
  completion_date, status, text_version FROM task WHERE id = ?`;

/** MySQL assigns from left to right and SQLite all at once: every right side reads columns that are assigned after it. */
const GIVE_UP_SLOTS = 'slots_before = open_slots, open_slots = 0, is_full = 1';

@Injectable()
export class SqlTasks extends Tasks {
  constructor(
    private readonly database: Database,
    private readonly list: TaskListCache,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(task: Task): Promise<void> {
    await this.database.execute(
      `INSERT INTO task (id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, slots_before, is_full,
         completion_date, status, text_version, search_text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?)`,
      [
        task.id,
        task.buyerId,
        task.title,
        task.detail,
        task.submissionInfo,
        task.imageUrl,
        task.payable,
        task.openSlots,
        task.completionDate,
        task.status,
        task.textVersion,
        searchTextOf(task),
      ],
    );
    await this.keepText(task.id, task.textVersion, task);
    this.database.afterCommit(() => this.list.forget());
  }

  async find(id: Id): Promise<Task | undefined> {
    const [row] = await this.database.query<Row>(FIND, [id]);
    return row && taskOf(row);
  }

  async reword(id: Id, buyerId: Id, text: TaskText): Promise<boolean> {
    const changed = await this.change(id, 'reworded', {
      set: 'title = ?, detail = ?, submission_info = ?, search_text = ?, text_version = text_version + 1',
      values: [text.title, text.detail, text.submissionInfo, searchTextOf(text)],
      by: { buyerId },
    });
    if (changed) await this.keepText(id, changed.task.textVersion, text);
    return changed !== undefined;
  }

  resize(id: Id, buyerId: Id, openSlots: number): Promise<Changed | undefined> {
    return this.change(id, 'resized', {
      set: 'slots_before = open_slots, open_slots = ?, is_full = ?',
      values: [openSlots, openSlots === 0 ? 1 : 0],
      by: { buyerId },
    });
  }

  delete(id: Id, by: TaskHand<'deleted'>): Promise<Changed | undefined> {
    return this.change(id, 'deleted', { set: `${GIVE_UP_SLOTS}, status = ?`, values: ['deleted'], by });
  }

  expire(id: Id): Promise<Changed | undefined> {
    return this.change(id, 'expired', { set: `${GIVE_UP_SLOTS}, status = ?`, values: ['expired'], by: 'time' });
  }

  async slotsGivenUp(id: Id): Promise<number> {
    const [row] = await this.database.query<Row>(FIND, [id]);
    return row?.slots_before ?? 0;
  }

  overdue(limit: number): Promise<readonly Id[]> {
    const { where, parameters } = guardOf(TASK_MOVES.expired, this.clock.today());
    return this.ids(`SELECT id FROM task WHERE ${where} LIMIT ?`, [...parameters, limit]);
  }

  keptBy(buyerId: Id, limit: number): Promise<readonly Id[]> {
    return this.ids(`SELECT id FROM task WHERE buyer_id = ? AND status <> 'deleted' ORDER BY id LIMIT ?`, [
      buyerId,
      limit,
    ]);
  }

  private async change<Made extends TaskChange>(
    id: Id,
    change: Made,
    { set, values, by }: { set: string; values: readonly unknown[]; by: TaskHand<Made> },
  ): Promise<Changed | undefined> {
    const { where, parameters } = guardOf(TASK_MOVES[change], this.clock.today(), by);
    const sql = `UPDATE task SET ${set} WHERE id = ? AND ${where}`;
    if ((await this.database.execute(sql, [...values, id, ...parameters])) !== 1) return undefined;
    this.database.afterCommit(() => this.list.forget());
    const [row] = await this.database.query<Row>(FIND, [id]);
    return row && { task: taskOf(row), slotsBefore: row.slots_before };
  }

  private async keepText(taskId: Id, version: number, { title, detail, submissionInfo }: TaskText): Promise<void> {
    await this.database.execute(
      'INSERT INTO task_text (task_id, version, title, detail, submission_info) VALUES (?, ?, ?, ?, ?)',
      [taskId, version, title, detail, submissionInfo],
    );
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<readonly Id[]> {
    return (await this.database.query<{ id: Id }>(sql, parameters)).map(({ id }) => id);
  }
}

function taskOf(row: Row): Task {
  return {
    id: row.id,
    buyerId: row.buyer_id,
    title: row.title,
    detail: row.detail,
    submissionInfo: row.submission_info,
    imageUrl: row.image_url,
    payable: coins(row.payable),
    openSlots: row.open_slots,
    completionDate: row.completion_date,
    status: row.status,
    textVersion: row.text_version,
  };
}

function searchTextOf({ title, detail }: Pick<TaskText, 'title' | 'detail'>): string {
  return `${title}\n${detail}`.normalize('NFC').toLowerCase();
}
