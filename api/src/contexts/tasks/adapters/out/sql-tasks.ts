import { Injectable } from '@nestjs/common';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Changed, Tasks } from '../../application/tasks';
import { TaskListCache } from '../in/task-list.cache';
import { type Task, type TaskStatus, type TaskText } from '../../domain/task';

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

/** In SQL: on the way of posting, submitting and details, which `bench/` measures. */
@Injectable()
export class SqlTasks extends Tasks {
  constructor(
    private readonly database: Database,
    private readonly list: TaskListCache,
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
    const hit = await this.database.execute(
      `UPDATE task SET title = ?, detail = ?, submission_info = ?, search_text = ?, text_version = text_version + 1
       WHERE id = ? AND buyer_id = ? AND status <> 'deleted'`,
      [text.title, text.detail, text.submissionInfo, searchTextOf(text), id, buyerId],
    );
    if (hit !== 1) return false;
    const [row] = await this.database.query<Row>(FIND, [id]);
    await this.keepText(id, (row as Row).text_version, text);
    this.database.afterCommit(() => this.list.forget());
    return true;
  }

  resize(id: Id, buyerId: Id, openSlots: number, today: string): Promise<Changed | undefined> {
    return this.change(
      id,
      `UPDATE task SET slots_before = open_slots, open_slots = ?, is_full = ?
       WHERE id = ? AND buyer_id = ? AND status = 'open' AND completion_date >= ?`,
      [openSlots, openSlots === 0 ? 1 : 0, id, buyerId, today],
    );
  }

  delete(id: Id, buyerId?: Id): Promise<Changed | undefined> {
    const own = buyerId === undefined ? '' : ' AND buyer_id = ?';
    return this.change(
      id,
      `UPDATE task SET ${GIVE_UP_SLOTS}, status = 'deleted' WHERE id = ? AND status <> 'deleted'${own}`,
      buyerId === undefined ? [id] : [id, buyerId],
    );
  }

  expire(id: Id, today: string): Promise<Changed | undefined> {
    return this.change(
      id,
      `UPDATE task SET ${GIVE_UP_SLOTS}, status = 'expired' WHERE id = ? AND status = 'open' AND completion_date < ?`,
      [id, today],
    );
  }

  async slotsGivenUp(id: Id): Promise<number> {
    const [row] = await this.database.query<Row>(FIND, [id]);
    return row?.slots_before ?? 0;
  }

  overdue(today: string, limit: number): Promise<readonly Id[]> {
    return this.ids(`SELECT id FROM task WHERE status = 'open' AND completion_date < ? LIMIT ?`, [today, limit]);
  }

  keptBy(buyerId: Id, limit: number): Promise<readonly Id[]> {
    return this.ids(`SELECT id FROM task WHERE buyer_id = ? AND status <> 'deleted' ORDER BY id LIMIT ?`, [
      buyerId,
      limit,
    ]);
  }

  private async change(id: Id, sql: string, parameters: readonly unknown[]): Promise<Changed | undefined> {
    if ((await this.database.execute(sql, parameters)) !== 1) return undefined;
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
