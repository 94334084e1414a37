import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { People } from '../../application/people';
import { type Person, type PersonCard } from '../../domain/person';
import { quarterHourOf } from '../../../../platform/database/quarter-hour';
import { Surveys } from '../../../../platform/surveys/surveys';
import { Totals } from '../../../../platform/surveys/totals';

/** A unit of work on SQLite is alone anyway; MariaDB knows the older of MySQL's two words for it alone. */
const HOLDING = { mysql: ' LOCK IN SHARE MODE', sqlite: '' };

/** How many by role, those who were removed apart. */
const SURVEY = 'people';
const REMOVED = 'removed';

const COLUMNS = 'id, email, name, image, role, verified_at AS verifiedAt';

@Injectable()
export class SqlPeople extends People {
  constructor(
    private readonly database: Database,
    private readonly surveys: Surveys,
  ) {
    super();
    const by = `CASE WHEN removed_at IS NULL THEN role ELSE '${REMOVED}' END`;
    surveys.add(new Totals(SURVEY, database, { table: 'person', by }));
  }

  get(id: Id): Promise<Person> {
    return this.present(id);
  }

  hold(id: Id): Promise<Person> {
    return this.present(id, HOLDING[this.database.dialect]);
  }

  async stays(id: Id): Promise<boolean> {
    return (await this.look(id, HOLDING[this.database.dialect])) !== undefined;
  }

  private async present(id: Id, locking = ''): Promise<Person> {
    const person = await this.look(id, locking);
    if (!person) throw new NotFound();
    return person;
  }

  private async look(id: Id, locking: string): Promise<Person | undefined> {
    const [person] = await this.database.query<Person>(
      `SELECT ${COLUMNS} FROM person WHERE id = ? AND removed_at IS NULL${locking}`,
      [id],
    );
    return person;
  }

  async find(email: string): Promise<Person | undefined> {
    const [person] = await this.database.query<Person>(
      `SELECT ${COLUMNS} FROM person WHERE email = ? AND removed_at IS NULL`,
      [email],
    );
    return person;
  }

  async cards(ids: readonly Id[]): Promise<Map<Id, PersonCard>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const cards = await this.database.query<PersonCard>(
      `SELECT id, name, image, CASE WHEN removed_at IS NULL THEN email ELSE '' END AS email FROM person WHERE id IN (${wanted.map(() => '?').join(', ')})`,
      wanted,
    );
    return new Map(cards.map((card) => [card.id, card]));
  }

  async admins(): Promise<readonly Id[]> {
    const sql = `SELECT id FROM person WHERE removed_at IS NULL AND role = 'Admin' ORDER BY id`;
    return (await this.database.query<{ id: Id }>(sql)).map(({ id }) => id);
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts = await this.database.query<{ role: Role; people: number }>(
      'SELECT role, COUNT(*) AS people FROM person WHERE removed_at IS NULL GROUP BY role',
    );
    const byRole: Record<Role, number> = { Worker: 0, Buyer: 0, Admin: 0 };
    for (const { role, people } of counts) byRole[role] = people;
    return byRole;
  }

  async surveyed(): Promise<Record<Role, number> | undefined> {
    const last = await this.surveys.last<Partial<Record<Role | typeof REMOVED, number>>>(SURVEY);
    if (!last) return undefined;
    const { Worker = 0, Buyer = 0, Admin = 0 } = last.result;
    return { Worker, Buyer, Admin };
  }

  joinedSince(since: number): Promise<{ at: number; people: number }[]> {
    return this.database.query(
      `SELECT quarter AS at, COUNT(*) AS people
       FROM (SELECT ${quarterHourOf('created_at')} AS quarter FROM person WHERE created_at >= ?) joined
       GROUP BY quarter ORDER BY quarter`,
      [since],
    );
  }
}
