import { Injectable } from '@nestjs/common';
import { LIMITS, type NotificationParams } from '@kaaj/contract';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { joinSql, placeholders, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { type Inbox, type InboxPage, type NotificationKey, type UnreadNotices } from '../../application/inbox';
import { type UserNotification } from '../../domain/user-notification';
import { NOTIFICATION_FIELDS, type NotificationRow } from './notification.schema';

/** Read and unread notifications are two ranges of one index, so counting the unread ones needs no index of its own. */
const EACH = [0, 1];

/**
 * SQL without the ORM: every accepted submission adds a notification, which `bench/` measures; pages and counts use
 * named indexes.
 */
@Injectable()
export class SqlInbox implements Inbox {
  constructor(private readonly database: Database) {}

  async add({ id, personId, code, params, message, at }: UserNotification): Promise<void> {
    this.database.enqueueWrite(
      sql`INSERT INTO notification (id, person_id, code, params, message, at, seen) VALUES (?, ?, ?, ?, ?, ?, 0)`,
      [id, personId, code, JSON.stringify(params), message, at],
    );
  }

  async page(personId: Id, cursor: string | undefined, size: number): Promise<InboxPage> {
    const position = decodeCursor(cursor, [''] as const);
    const part = sql`SELECT * FROM (SELECT ${NOTIFICATION_FIELDS} FROM notification ${forceIndex('notification_of_person', this.database)}
      WHERE person_id = ? AND seen = ?${position ? sql` AND id < ?` : sql``}
      ORDER BY id DESC LIMIT ?) part`;
    const rows = await this.database.query<NotificationRow>(
      sql`${joinSql(
        EACH.map(() => part),
        sql` UNION ALL `,
      )} ORDER BY id DESC LIMIT ?`,
      [...EACH.flatMap((seen) => [personId, seen, ...(position ?? []), size + 1]), size + 1],
    );
    const { rows: shown, next } = toPage(rows, size, ({ id }) => [id]);
    return { notices: shown.map(noticeOf), next, ...(await this.count(personId)) };
  }

  async markRead(personId: Id): Promise<void> {
    await this.database.execute(sql`UPDATE notification SET seen = 1 WHERE person_id = ? AND seen = 0`, [personId]);
  }

  async marksSince(personIds: readonly Id[], afterId: Id, limit: number): Promise<readonly NotificationKey[]> {
    if (personIds.length === 0) return [];
    return this.database.query<NotificationKey>(
      sql`SELECT id, person_id AS personId FROM notification ${forceIndex('notification_of_person', this.database)}
       WHERE person_id IN (${placeholders(personIds)}) AND seen IN (0, 1) AND id > ? ORDER BY id LIMIT ?`,
      [...personIds, afterId, limit],
    );
  }

  async marksBetween(afterId: Id, beforeId: Id, limit: number): Promise<readonly NotificationKey[]> {
    return this.database.query<NotificationKey>(
      sql`SELECT id, person_id AS personId FROM notification WHERE id > ? AND id < ? ORDER BY id LIMIT ?`,
      [afterId, beforeId, limit],
    );
  }

  async unread({ personId, codes, since, until }: UnreadNotices, limit: number): Promise<readonly UserNotification[]> {
    if (codes.length === 0) return [];
    const rows = await this.database.query<NotificationRow>(
      sql`SELECT ${NOTIFICATION_FIELDS} FROM notification ${forceIndex('notification_of_person', this.database)}
       WHERE person_id = ? AND seen = 0 AND id >= ? AND id <= ? AND code IN (${placeholders(codes)}) ORDER BY id LIMIT ?`,
      [personId, since, until, ...codes, limit],
    );
    return rows.map(noticeOf);
  }

  async find(ids: readonly Id[]): Promise<readonly UserNotification[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<NotificationRow>(
      sql`SELECT ${NOTIFICATION_FIELDS} FROM notification WHERE id IN (${placeholders(ids)}) ORDER BY id`,
      ids,
    );
    return rows.map(noticeOf);
  }

  async renew(id: Id): Promise<Id> {
    const renewed = newId();
    await this.database.execute(sql`UPDATE notification SET id = ? WHERE id = ?`, [renewed, id]);
    return renewed;
  }

  async deleteOf(personId: Id, limit: number): Promise<number> {
    const ids = await this.database.values<Id>(sql`SELECT id FROM notification WHERE person_id = ? LIMIT ?`, [
      personId,
      limit,
    ]);
    if (ids.length === 0) return 0;
    return this.database.execute(sql`DELETE FROM notification WHERE id IN (${placeholders(ids)})`, ids);
  }

  /** From the index only, unread ones first, up to the limit. */
  private async count(personId: Id): Promise<Pick<InboxPage, 'total' | 'unread'>> {
    const row = await this.database.first<{ total: number; unread: number | null }>(
      sql`SELECT COUNT(*) AS total, SUM(1 - seen) AS unread FROM (
         SELECT seen FROM notification ${forceIndex('notification_of_person', this.database)}
         WHERE person_id = ? ORDER BY seen LIMIT ?) counted`,
      [personId, LIMITS.notificationsCounted],
    );
    return { total: row?.total ?? 0, unread: row?.unread ?? 0 };
  }
}

function noticeOf({ params, seen, ...notice }: NotificationRow): UserNotification {
  return { ...notice, params: JSON.parse(params) as NotificationParams, read: Boolean(seen) };
}
