import { Injectable } from '@nestjs/common';
import { foldedText } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { joinSql, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { type Page, toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { Balances, type Balance } from '../../../wallet';
import { PERSON_FIELDS } from './person.schema';
import { type Person } from '../../domain/person';

interface ListedUser {
  readonly person: Person;
  readonly balance: Balance | undefined;
}

/**
 * All people with their balances, newest first, in pages. SQL without the ORM: a page is read along an index that the
 * statement names.
 */
@Injectable()
export class UserListQuery {
  constructor(
    private readonly database: Database,
    private readonly balances: Balances,
  ) {}

  /** `search`: part of a name or an e-mail address. */
  async page(search: string | undefined, cursor: string | undefined, size: number): Promise<Page<ListedUser>> {
    const [before] = decodeCursor(cursor, ['']) ?? [];
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
      sql`SELECT ${PERSON_FIELDS} FROM person ${forceIndex('PRIMARY', this.database)}
       WHERE ${joinSql(conditions, sql` AND `)} ORDER BY id DESC LIMIT ?`,
      [...parameters, size + 1],
    );
    const { rows, next } = toPage(people, size, ({ id }) => [id]);
    const balances = await this.balances.of(rows.map(({ id }) => id));
    return { rows: rows.map((person) => ({ person, balance: balances.get(person.id) })), next };
  }
}
