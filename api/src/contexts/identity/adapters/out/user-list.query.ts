import { Injectable } from '@nestjs/common';
import { foldedText } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { joined, sql } from '../../../../platform/database/sql';
import { along, pageOf, placeOf } from '../../../../platform/paging/cursor';
import { Balances } from '../../../wallet';
import { type ListedUser, UserList, type UserListPlace } from '../../application/user-list';
import { type Person } from '../../domain/person';
import { PERSON_FIELDS } from './identity.schema';

/** In SQL: a page walks along an index that the statement names. */
@Injectable()
export class UserListQuery extends UserList {
  constructor(
    private readonly database: Database,
    private readonly balances: Balances,
  ) {
    super();
  }

  async page({ search, cursor, size }: UserListPlace): Promise<{ users: ListedUser[]; next: string | null }> {
    const [before] = placeOf(cursor, ['']) ?? [];
    const conditions = [sql`removed_at IS NULL`];
    const parameters: unknown[] = [];
    if (before !== undefined) {
      conditions.push(sql`id < ?`);
      parameters.push(before);
    }
    if (search) {
      const sought = foldedText(search);
      conditions.push(sql`(INSTR(search_name, ?) > 0 OR INSTR(email, ?) > 0)`);
      parameters.push(sought, sought);
    }
    const people = await this.database.query<Person>(
      sql`SELECT ${PERSON_FIELDS} FROM person ${along('PRIMARY', this.database)}
       WHERE ${joined(conditions, sql` AND `)} ORDER BY id DESC LIMIT ?`,
      [...parameters, size + 1],
    );
    const { rows, next } = pageOf(people, size, ({ id }) => [id]);
    const balances = await this.balances.of(rows.map(({ id }) => id));
    return { users: rows.map((person) => ({ person, balance: balances.get(person.id) })), next };
  }
}
