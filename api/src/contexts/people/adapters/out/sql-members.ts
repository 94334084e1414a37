import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
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
    private readonly clock: Clock,
  ) {}

  find(id: Id): Promise<Pick<Person, 'email' | 'verifiedAt'> | undefined> {
    return this.database.first<Pick<Person, 'email' | 'verifiedAt'>>(
      sql`SELECT email, verified_at AS verifiedAt FROM person WHERE id = ? AND removed_at IS NULL`,
      [id],
    );
  }

  add({ id, email, name, image, role, verifiedAt }: NewMember): Promise<boolean> {
    const row = {
      id,
      email,
      name,
      searchName: searchNameOf(name),
      image,
      role,
      verifiedAt,
      createdAt: this.clock.now(),
    };
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

  verify(id: Id): Promise<void> {
    return this.set(id, sql`verified_at = ?`, this.clock.now());
  }

  guard(id: Id, on: boolean): Promise<void> {
    return this.set(id, sql`second_factor_at = ?`, on ? this.clock.now() : null);
  }

  suspend(id: Id, suspended: boolean): Promise<void> {
    return this.set(id, sql`suspended_at = ?`, suspended ? this.clock.now() : null);
  }

  changeRole(id: Id, role: Role): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE person SET role = ? WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      [role, id],
    );
  }

  appoint(id: Id, role: Role): Promise<void> {
    return this.set(id, sql`role = ?`, role);
  }

  remove(id: Id): Promise<boolean> {
    return this.changeCard(
      id,
      sql`UPDATE person SET email = ?, name = '', search_name = '', image = '', second_factor_at = NULL, suspended_at = NULL, removed_at = ?
       WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      // The id replaces the address: the column stays unique, without personal data.
      [`removed:${id}`, this.clock.now(), id],
    );
  }

  private async set(id: Id, change: Sql, value: string | number | null): Promise<void> {
    await this.database.execute(sql`UPDATE person SET ${change} WHERE id = ? AND removed_at IS NULL`, [value, id]);
  }

  private changeCard(id: Id, statement: Sql, parameters: readonly unknown[]): Promise<boolean> {
    this.cards.invalidate(id);
    return this.database.executeGuarded(statement, parameters);
  }
}
