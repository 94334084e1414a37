import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { folded } from '../../../../platform/database/folded';
import { insertRows } from '../../../../platform/database/insert-rows';
import { type Sql, sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Members } from '../../application/members';
import { CachedPersonSummaries } from '../../application/cached-person-summaries';
import { type NewMember, type Person, type Profile } from '../../domain/person';
import { MAX_SEARCH_NAME } from './person.schema';

const searchNameOf = (name: string): string => folded(name, MAX_SEARCH_NAME);

/** SQL without the ORM: each change is one guarded write, and returns whether it affected a row. */
@Injectable()
export class SqlMembers implements Members {
  constructor(
    private readonly database: Database,
    private readonly cards: CachedPersonSummaries,
  ) {}

  async find(id: Id): Promise<Pick<Person, 'email' | 'verifiedAt'> | undefined> {
    const [person] = await this.database.query<Pick<Person, 'email' | 'verifiedAt'>>(
      sql`SELECT email, verified_at AS verifiedAt FROM person WHERE id = ? AND removed_at IS NULL`,
      [id],
    );
    return person;
  }

  add({ id, email, name, image, role, verifiedAt }: NewMember, now: number): Promise<boolean> {
    const row = { id, email, name, searchName: searchNameOf(name), image, role, verifiedAt, createdAt: now };
    return insertIfAbsent(() => insertRows(this.database, 'person', [row]));
  }

  async rename(id: Id, { displayName, photoURL }: Profile): Promise<void> {
    await this.changeCard(
      id,
      sql`UPDATE person SET name = COALESCE(?, name), search_name = COALESCE(?, search_name), image = COALESCE(?, image)
       WHERE id = ? AND removed_at IS NULL`,
      [displayName ?? null, displayName === undefined ? null : searchNameOf(displayName), photoURL ?? null, id],
    );
  }

  async verify(id: Id, now: number): Promise<void> {
    await this.database.execute(sql`UPDATE person SET verified_at = ? WHERE id = ? AND removed_at IS NULL`, [now, id]);
  }

  async guard(id: Id, since: number | null): Promise<void> {
    await this.database.execute(sql`UPDATE person SET second_factor_at = ? WHERE id = ? AND removed_at IS NULL`, [
      since,
      id,
    ]);
  }

  async suspend(id: Id, since: number | null): Promise<void> {
    await this.database.execute(sql`UPDATE person SET suspended_at = ? WHERE id = ? AND removed_at IS NULL`, [
      since,
      id,
    ]);
  }

  async changeRole(id: Id, role: Role): Promise<boolean> {
    const changed = await this.database.execute(
      sql`UPDATE person SET role = ? WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      [role, id],
    );
    return changed === 1;
  }

  async appoint(id: Id, role: Role): Promise<void> {
    await this.database.execute(sql`UPDATE person SET role = ? WHERE id = ? AND removed_at IS NULL`, [role, id]);
  }

  async remove(id: Id, now: number): Promise<boolean> {
    const removed = await this.changeCard(
      id,
      sql`UPDATE person SET email = ?, name = '', search_name = '', image = '', second_factor_at = NULL, suspended_at = NULL, removed_at = ?
       WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      // The id replaces the address: the column stays unique, without personal data.
      [`removed:${id}`, now, id],
    );
    return removed === 1;
  }

  private changeCard(id: Id, statement: Sql, parameters: readonly unknown[]): Promise<number> {
    this.cards.invalidate(id);
    return this.database.execute(statement, parameters);
  }
}
