import { Injectable } from '@nestjs/common';
import { foldedText } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
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
    const older = before === undefined ? sql`` : sql`AND id < ?`;
    const matching = search ? sql`AND (INSTR(search_name, ?) > 0 OR INSTR(email, ?) > 0)` : sql``;
    const sought = search ? [foldedText(search), foldedText(search)] : [];
    const people = await this.database.query<Person>(
      sql`SELECT ${PERSON_FIELDS} FROM person ${forceIndex('PRIMARY', this.database)}
       WHERE removed_at IS NULL ${older} ${matching} ORDER BY id DESC LIMIT ?`,
      [...(before === undefined ? [] : [before]), ...sought, size + 1],
    );
    const { rows, next } = toPage(people, size, ({ id }) => [id]);
    const balances = await this.balances.of(rows.map(({ id }) => id));
    return { rows: rows.map((person) => ({ person, balance: balances.get(person.id) })), next };
  }
}
