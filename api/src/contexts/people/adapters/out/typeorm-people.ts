import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { type Role } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { type Joined, People } from '../../application/people';
import { type Person, type PersonCard } from '../../domain/person';
import { quarterHourOf } from '../../../../platform/database/quarter-hour';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { PERSON, PERSON_FIELDS, type PersonRow, PersonSchema } from './person.schema';
import { Surveys } from '../../../../platform/surveys/surveys';
import { Totals } from '../../../../platform/surveys/totals';

/** How many by role, those who were removed apart. */
const SURVEY = 'people';
const REMOVED = sql`removed`;

@Injectable()
export class TypeormPeople extends People {
  constructor(
    @InjectRepository(PersonSchema) private readonly people: Repository<PersonRow>,
    private readonly database: Database,
    private readonly surveys: Surveys,
  ) {
    super();
    const by = sql`CASE WHEN removed_at IS NULL THEN role ELSE '${REMOVED}' END`;
    surveys.add(new Totals(SURVEY, database, { table: sql`person`, by }));
  }

  async get(id: Id): Promise<Person> {
    return present(await this.one({ id }));
  }

  async hold(id: Id): Promise<Person> {
    return present(await this.held(id));
  }

  async stays(id: Id): Promise<boolean> {
    return (await this.held(id)) !== undefined;
  }

  find(email: string): Promise<Person | undefined> {
    return this.one({ email });
  }

  private async one(where: { readonly id: Id } | { readonly email: string }): Promise<Person | undefined> {
    return (await this.people.findOne({ select: PERSON, where: { ...where, removedAt: IsNull() } })) ?? undefined;
  }

  /** In SQL: before every submission; the builder would cost it what `bench/` measures. */
  private async held(id: Id): Promise<Person | undefined> {
    const [person] = await this.database.query<Person>(
      sql`SELECT ${PERSON_FIELDS} FROM person
       WHERE id = ? AND removed_at IS NULL${forUpdate(this.database)}`,
      [id],
    );
    return person;
  }

  /** In SQL: beside every list; the builder would cost the lists what `bench/` measures. */
  async cards(ids: readonly Id[]): Promise<Map<Id, PersonCard>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const cards = await this.database.query<PersonCard>(
      sql`SELECT id, name, image, CASE WHEN removed_at IS NULL THEN email ELSE '' END AS email, created_at AS joinedAt FROM person WHERE id IN (${placeholders(wanted)})`,
      wanted,
    );
    return new Map(cards.map((card) => [card.id, card]));
  }

  async admins(): Promise<readonly Id[]> {
    const where = { removedAt: IsNull(), role: 'Admin' } as const;
    return (await this.people.find({ select: { id: true }, where, order: { id: 'ASC' } })).map(({ id }) => id);
  }

  /** In SQL: the builder has no lock that every engine knows. */
  async holdAdmins(): Promise<readonly Id[]> {
    const held = await this.database.query<{ id: Id }>(
      sql`SELECT id FROM person WHERE removed_at IS NULL AND role = 'Admin' ORDER BY id${forUpdate(this.database)}`,
    );
    return held.map(({ id }) => id);
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts = await this.database.query<{ role: Role; people: number }>(
      sql`SELECT role, COUNT(*) AS people FROM person WHERE removed_at IS NULL GROUP BY role`,
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

  joinedSince(since: number): Promise<readonly Joined[]> {
    return this.database.query<Joined>(
      sql`SELECT quarter AS at, COUNT(*) AS people, COUNT(CASE WHEN role = 'Worker' THEN 1 END) AS workers,
         COUNT(CASE WHEN role = 'Buyer' THEN 1 END) AS buyers
       FROM (SELECT ${quarterHourOf(sql`created_at`)} AS quarter, role FROM person WHERE created_at >= ?) joined
       GROUP BY quarter ORDER BY quarter`,
      [since],
    );
  }
}

function present(person: Person | undefined): Person {
  if (!person) throw new NotFound();
  return person;
}
