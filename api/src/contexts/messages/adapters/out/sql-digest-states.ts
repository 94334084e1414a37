import { Injectable } from '@nestjs/common';
import { type NotificationCategory } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { insertRows } from '../../../../platform/database/insert-rows';
import { type DigestStates } from '../../application/digest-states';
import { type DigestState, type EmailPreferences, DEFAULT_EMAIL_PREFERENCES } from '../../domain/digest-state';
import { type MailStandingRow } from './notice-mail.schema';

const FIELDS = selectList({ personId: true, pace: true, off: true, since: true, dueAt: true, sentAt: true });
const PLACE = 'notices';
/** SQL without the ORM: each change is one guarded write. */
@Injectable()
export class SqlDigestStates implements DigestStates {
  constructor(private readonly database: Database) {}

  async find(personId: Id): Promise<DigestState | undefined> {
    return (await this.among([personId])).get(personId);
  }

  async among(personIds: readonly Id[]): Promise<ReadonlyMap<Id, DigestState>> {
    if (personIds.length === 0) return new Map();
    const rows = await this.database.query<MailStandingRow>(
      sql`SELECT ${FIELDS} FROM mail_standing WHERE person_id IN (${placeholders(personIds)})`,
      personIds,
    );
    return new Map(rows.map((row) => [row.personId, digestStateOf(row)]));
  }

  async choose(personId: Id, { pace, off }: EmailPreferences, dueAt: number): Promise<void> {
    const changed = await this.database.execute(
      sql`UPDATE mail_standing SET pace = ?, off = ?, due_at = ? WHERE person_id = ?`,
      [pace, off.join(','), dueAt, personId],
    );
    if (changed === 0) await this.add({ personId, pace, off, since: '', dueAt, sentAt: 0 });
  }

  async wait(personId: Id, since: Id, dueAt: number): Promise<void> {
    const changed = await this.database.execute(
      sql`UPDATE mail_standing SET since = ?, due_at = ? WHERE person_id = ? AND due_at = 0`,
      [since, dueAt, personId],
    );
    if (changed === 0) await this.add({ ...DEFAULT_EMAIL_PREFERENCES, personId, since, dueAt, sentAt: 0 });
  }

  async due(now: number, limit: number): Promise<readonly DigestState[]> {
    const rows = await this.database.query<MailStandingRow>(
      sql`SELECT ${FIELDS} FROM mail_standing WHERE due_at > 0 AND due_at <= ? ORDER BY due_at, person_id LIMIT ?`,
      [now, limit],
    );
    return rows.map(digestStateOf);
  }

  settle({ personId, dueAt }: DigestState, sentAt: number): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE mail_standing SET since = '', due_at = 0, sent_at = ? WHERE person_id = ? AND due_at = ?`,
      [sentAt, personId, dueAt],
    );
  }

  async settleAll(): Promise<void> {
    await this.database.execute(sql`UPDATE mail_standing SET since = '', due_at = 0 WHERE due_at > 0`, []);
  }

  async delete(personId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM mail_standing WHERE person_id = ?`, [personId]);
  }

  async lockCursor(): Promise<Id | undefined> {
    const [place] = await this.database.values<Id>(
      sql`SELECT place FROM mail_place WHERE name = ?${forUpdate(this.database)}`,
      [PLACE],
    );
    return place;
  }

  async moveTo(place: Id): Promise<void> {
    const moved = await this.database.execute(sql`UPDATE mail_place SET place = ? WHERE name = ?`, [place, PLACE]);
    if (moved > 0) return;
    await insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO mail_place (name, place) VALUES (?, ?)`, [PLACE, place]),
    );
  }

  /** Does nothing for an existing person. */
  private async add({ off, ...state }: DigestState): Promise<void> {
    const row = { ...state, off: off.join(',') };
    await insertIfAbsent(() => insertRows(this.database, 'mail_standing', [row]));
  }
}

function digestStateOf({ off, ...row }: MailStandingRow): DigestState {
  return { ...row, off: off.split(',').filter(Boolean) as NotificationCategory[] };
}
