import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { along, pageOf, placeOf } from '../../../../platform/paging/cursor';
import { Balances } from '../../../wallet';
import { type Person } from '../../domain/person';
import { type UserAnswer, userAnswer } from '../in/identity.wire';

export interface UserList {
  readonly search: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

@Injectable()
export class UserListQuery {
  constructor(
    private readonly database: Database,
    private readonly balances: Balances,
  ) {}

  async list({ search, cursor, size }: UserList): Promise<{ data: UserAnswer[]; page: { next: string | null } }> {
    const [before] = placeOf(cursor, ['']) ?? [];
    const conditions = ['removed_at IS NULL'];
    const parameters: unknown[] = [];
    if (before !== undefined) {
      conditions.push('id < ?');
      parameters.push(before);
    }
    if (search) {
      conditions.push(`(LOWER(name) LIKE ? ESCAPE '!' OR email LIKE ? ESCAPE '!')`);
      parameters.push(containing(search), containing(search));
    }
    const people = await this.database.query<Person>(
      `SELECT id, name, email, image, role, verified_at AS verifiedAt FROM person ${along('PRIMARY', this.database)}
       WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT ?`,
      [...parameters, size + 1],
    );
    const { rows, next } = pageOf(people, size, ({ id }) => [id]);
    const balances = await this.balances.of(rows.map(({ id }) => id));
    return { data: rows.map((person) => userAnswer(person, balances.get(person.id))), page: { next } };
  }
}

function containing(search: string): string {
  return `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}
