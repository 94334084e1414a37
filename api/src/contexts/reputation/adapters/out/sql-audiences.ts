import { Injectable } from '@nestjs/common';
import { type Audience, type IneligibilityReason } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type Audiences, type Subject } from '../../application/audiences';
import { type GroupUse, type NamedGroup, reasonsOf } from '../../domain/audience';
import { AudienceInvalid } from '../../domain/eligibility.errors';

/** SQL without the ORM: runs with every list of tasks with audiences, and every claim of one. */
@Injectable()
export class SqlAudiences implements Audiences {
  constructor(private readonly database: Database) {}

  async set({ id, buyerId, completionDate }: Subject, audience: Audience): Promise<void> {
    const named = namedIn(audience);
    await this.assertOwn(buyerId, named);
    const rows = named.map(({ groupId, groupUse }) => ({ subjectId: id, groupId, groupUse, completionDate }));
    await insertRows(this.database, 'task_audience', rows);
  }

  async of(subjectId: Id): Promise<Audience | null> {
    const rows = await this.database.query<{ groupId: Id; groupUse: GroupUse }>(
      sql`SELECT group_id AS groupId, group_use AS groupUse FROM task_audience WHERE subject_id = ? ORDER BY group_id`,
      [subjectId],
    );
    if (rows.length === 0) return null;
    const used = (wanted: GroupUse) => rows.filter(({ groupUse }) => groupUse === wanted).map(({ groupId }) => groupId);
    return { groups: used('required'), excluded: used('excluded'), test: used('test')[0] ?? null };
  }

  async delete(subjectId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM task_audience WHERE subject_id = ?`, [subjectId]);
  }

  names(groupId: Id, today: string): Promise<boolean> {
    return this.database.exists(
      sql`SELECT subject_id FROM task_audience WHERE group_id = ? AND completion_date >= ? LIMIT 1`,
      [groupId, today],
    );
  }

  async reasons(subjectIds: readonly Id[], workerId: Id): Promise<ReadonlyMap<Id, readonly IneligibilityReason[]>> {
    if (subjectIds.length === 0) return new Map();
    const rows = await this.database.query<{ subjectId: Id; groupUse: GroupUse; member: Id | null }>(
      sql`SELECT audience.subject_id AS subjectId, audience.group_use AS groupUse, member.worker_id AS member
       FROM task_audience audience LEFT JOIN worker_group_member member
         ON member.group_id = audience.group_id AND member.worker_id = ?
       WHERE audience.subject_id IN (${placeholders(subjectIds)})`,
      [workerId, ...subjectIds],
    );
    const named = new Map<Id, NamedGroup[]>();
    for (const { subjectId, groupUse, member } of rows) {
      named.set(subjectId, [...(named.get(subjectId) ?? []), { groupUse, member: member !== null }]);
    }
    return new Map(
      [...named].map(([id, groups]) => [id, reasonsOf(groups)] as const).filter(([, all]) => all.length > 0),
    );
  }

  /** Locks the groups, so that they cannot be deleted before the unit of work ends. */
  private async assertOwn(buyerId: Id, named: readonly GroupReference[]): Promise<void> {
    const ids = named.map(({ groupId }) => groupId);
    const own = await this.database.query<{ id: Id; test: boolean | number }>(
      sql`SELECT id, of_test AS test FROM worker_group WHERE buyer_id = ? AND id IN (${placeholders(ids)})
       ORDER BY id${forUpdate(this.database)}`,
      [buyerId, ...ids],
    );
    const isTest = new Map(own.map(({ id, test }) => [id, Boolean(test)]));
    const seen = new Set<Id>();
    const faults = named.flatMap(({ field, groupId, groupUse }) => {
      const twice = seen.has(groupId);
      seen.add(groupId);
      if (twice) return [{ field, code: 'named-twice', message: 'This group is named twice.' }];
      const known = groupUse === 'test' ? isTest.get(groupId) === true : isTest.has(groupId);
      return known ? [] : [{ field, code: 'unknown', message: 'This is not one of yours.' }];
    });
    if (faults.length > 0) throw new AudienceInvalid(faults);
  }
}

interface GroupReference {
  /** Path in the request. */
  readonly field: string;
  readonly groupId: Id;
  readonly groupUse: GroupUse;
}

function namedIn({ groups, excluded, test }: Audience): readonly GroupReference[] {
  const listed = (field: string, ids: readonly Id[], groupUse: GroupUse) =>
    ids.map((groupId, index) => ({ field: `audience.${field}.${index}`, groupId, groupUse }));
  return [
    ...listed('groups', groups, 'required'),
    ...listed('excluded', excluded, 'excluded'),
    ...(test === null ? [] : [{ field: 'audience.test', groupId: test, groupUse: 'test' as const }]),
  ];
}
