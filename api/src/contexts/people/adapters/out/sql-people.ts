import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { inSlices } from '../../../../kernel/in-slices';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { type Joined, type People } from '../../application/people';
import { type Person, type PersonSummary } from '../../domain/person';
import { floorToQuarterHour } from '../../../../platform/database/quarter-hour';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { PERSON_FIELDS } from './person.schema';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';

/** Number of people by role, and of removed ones. */
const SURVEY = 'people';
const REMOVED = sql`removed`;

/** Ids per statement. */
const BATCH_SIZE = 500;

/** SQL without the ORM: runs before every submission and with every list, which `bench/` measures. */
@Injectable()
export class SqlPeople implements People {
  constructor(
    private readonly database: Database,
    private readonly aggregates: AggregateRefresher,
  ) {
    const by = sql`CASE WHEN removed_at IS NULL THEN role ELSE '${REMOVED}' END`;
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`person`, by }));
  }

  async get(id: Id): Promise<Person> {
    return found(await this.one(sql`id = ?`, id));
  }

  async lock(id: Id): Promise<Person> {
    return found(await this.held(id));
  }

  async lockIfExists(id: Id): Promise<boolean> {
    return (await this.held(id)) !== undefined;
  }

  find(email: string): Promise<Person | undefined> {
    return this.one(sql`email = ?`, email);
  }

  private held(id: Id): Promise<Person | undefined> {
    return this.one(sql`id = ?`, id, forUpdate(this.database));
  }

  private one(where: Sql, value: string, locks = sql``): Promise<Person | undefined> {
    const statement = sql`SELECT ${PERSON_FIELDS} FROM person WHERE ${where} AND removed_at IS NULL${locks}`;
    return this.database.first<Person>(statement, [value]);
  }

  async cards(ids: readonly Id[]): Promise<Map<Id, PersonSummary>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const cards = await this.database.query<PersonSummary>(
      sql`SELECT id, name, image, CASE WHEN removed_at IS NULL THEN email ELSE '' END AS email, created_at AS joinedAt FROM person WHERE id IN (${placeholders(wanted)})`,
      wanted,
    );
    return new Map(cards.map((card) => [card.id, card]));
  }

  async workersAmong(ids: readonly string[]): Promise<ReadonlySet<Id>> {
    const workers = new Set<Id>();
    for (const some of inSlices(ids, BATCH_SIZE)) {
      const known = await this.database.values<Id>(
        sql`SELECT id FROM person WHERE id IN (${placeholders(some)}) AND role = 'Worker' AND removed_at IS NULL`,
        some,
      );
      for (const id of known) workers.add(id);
    }
    return workers;
  }

  idsAfter(id: Id, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM person WHERE id > ? AND removed_at IS NULL ORDER BY id LIMIT ?`,
      [id, limit],
    );
  }

  admins(): Promise<readonly Id[]> {
    return this.adminsIn(sql``);
  }

  lockAdmins(): Promise<readonly Id[]> {
    return this.adminsIn(forUpdate(this.database));
  }

  private adminsIn(locks: Sql): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM person WHERE removed_at IS NULL AND role = 'Admin' ORDER BY id${locks}`;
    return this.database.values<Id>(statement);
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts = await this.database.query<{ role: Role; people: number }>(
      sql`SELECT role, COUNT(*) AS people FROM person WHERE removed_at IS NULL GROUP BY role`,
    );
    const byRole: Record<Role, number> = { Worker: 0, Buyer: 0, Admin: 0 };
    for (const { role, people } of counts) byRole[role] = people;
    return byRole;
  }

  async latestCounts(): Promise<Record<Role, number> | undefined> {
    const last = await this.aggregates.last<Partial<Record<Role | typeof REMOVED, number>>>(SURVEY);
    if (!last) return undefined;
    const { Worker = 0, Buyer = 0, Admin = 0 } = last.result;
    return { Worker, Buyer, Admin };
  }

  joinedSince(since: number): Promise<readonly Joined[]> {
    return this.database.query<Joined>(
      sql`SELECT quarter AS at, COUNT(*) AS people, COUNT(CASE WHEN role = 'Worker' THEN 1 END) AS workers,
         COUNT(CASE WHEN role = 'Buyer' THEN 1 END) AS buyers
       FROM (SELECT ${floorToQuarterHour(sql`created_at`)} AS quarter, role FROM person WHERE created_at >= ?) joined
       GROUP BY quarter ORDER BY quarter`,
      [since],
    );
  }
}
