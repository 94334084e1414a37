import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { inSlices } from '../../../../kernel/in-slices';
import { Database } from '../../../../platform/database/database';
import { forUpdate } from '../../../../platform/database/dialect';
import { insertRows } from '../../../../platform/database/insert-rows';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { type NewGroup, type WorkerGroups } from '../../application/worker-groups';
import { type Member, type WorkerGroup } from '../../domain/worker-group';

const FIELDS = selectList({
  ...{ id: true, buyerId: true, name: true, ofTest: true, members: true, invitationUntil: true, createdAt: true },
});

const BATCH_SIZE = 500;

/** SQL without the ORM: twenty statements insert ten thousand workers. */
@Injectable()
export class SqlWorkerGroups implements WorkerGroups {
  constructor(private readonly database: Database) {}

  async add(group: NewGroup): Promise<void> {
    await insertRows(this.database, 'worker_group', [{ ...group, ofTest: group.ofTest ? 1 : 0 }]);
  }

  async find(id: Id): Promise<WorkerGroup | undefined> {
    return (await this.read(sql`id = ?`, [id]))[0];
  }

  async lock(id: Id, buyerId: Id): Promise<WorkerGroup | undefined> {
    return (await this.read(sql`id = ? AND buyer_id = ?${forUpdate(this.database)}`, [id, buyerId]))[0];
  }

  of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerGroup[]> {
    const [behind, parameters] = after === undefined ? [sql``, []] : [sql` AND id < ?`, [after]];
    return this.read(sql`buyer_id = ?${behind} ORDER BY id DESC LIMIT ?`, [buyerId, ...parameters, limit]);
  }

  count(buyerId: Id): Promise<number> {
    return this.database.number(sql`SELECT COUNT(*) AS own FROM worker_group WHERE buyer_id = ? AND of_test = 0`, [
      buyerId,
    ]);
  }

  async rename(id: Id, name: string): Promise<void> {
    await this.database.execute(sql`UPDATE worker_group SET name = ? WHERE id = ?`, [name, id]);
  }

  async remove(id: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM worker_group_member WHERE group_id = ?`, [id]);
    await this.database.execute(sql`DELETE FROM task_audience WHERE group_id = ?`, [id]);
    await this.database.execute(sql`DELETE FROM worker_group WHERE id = ?`, [id]);
  }

  async invite(id: Id, hash: string, until: number): Promise<void> {
    await this.database.execute(sql`UPDATE worker_group SET invitation_hash = ?, invitation_until = ? WHERE id = ?`, [
      hash,
      until,
      id,
    ]);
  }

  async invitedBy(hash: string): Promise<WorkerGroup | undefined> {
    return (await this.read(sql`invitation_hash = ?${forUpdate(this.database)}`, [hash]))[0];
  }

  async membersAmong(id: Id, workerIds: readonly Id[]): Promise<ReadonlySet<Id>> {
    const found = new Set<Id>();
    for (const some of inSlices(workerIds, BATCH_SIZE)) {
      const workers = await this.database.values<Id>(
        sql`SELECT worker_id AS id FROM worker_group_member WHERE group_id = ? AND worker_id IN (${placeholders(some)})`,
        [id, ...some],
      );
      for (const worker of workers) found.add(worker);
    }
    return found;
  }

  async addMembers(groupId: Id, members: readonly Member[]): Promise<void> {
    const rows = members.map((member) => ({ groupId, ...member }));
    for (const some of inSlices(rows, BATCH_SIZE)) await insertRows(this.database, 'worker_group_member', some);
    await this.database.execute(sql`UPDATE worker_group SET members = members + ? WHERE id = ?`, [
      rows.length,
      groupId,
    ]);
  }

  async removeMember(id: Id, workerId: Id): Promise<void> {
    const gone = await this.database.execute(
      sql`DELETE FROM worker_group_member WHERE group_id = ? AND worker_id = ?`,
      [id, workerId],
    );
    if (gone > 0) await this.database.execute(sql`UPDATE worker_group SET members = members - 1 WHERE id = ?`, [id]);
  }

  members(id: Id, limit: number, after: Id = ''): Promise<readonly Member[]> {
    return this.database.query<Member>(
      sql`SELECT worker_id AS workerId, source, added_at AS addedAt FROM worker_group_member
       WHERE group_id = ? AND worker_id > ? ORDER BY worker_id LIMIT ?`,
      [id, after, limit],
    );
  }

  async deleteOf(personId: Id): Promise<void> {
    const inGroups = await this.database.values<Id>(
      sql`SELECT group_id AS id FROM worker_group_member WHERE worker_id = ? ORDER BY group_id`,
      [personId],
    );
    for (const id of inGroups) await this.removeMember(id, personId);
    const own = await this.database.values<Id>(sql`SELECT id FROM worker_group WHERE buyer_id = ?`, [personId]);
    for (const id of own) await this.remove(id);
  }

  private async read(where: Sql, parameters: readonly unknown[]): Promise<readonly WorkerGroup[]> {
    const groups = await this.database.query<WorkerGroup>(
      sql`SELECT ${FIELDS} FROM worker_group WHERE ${where}`,
      parameters,
    );
    return groups.map((group) => ({ ...group, ofTest: Boolean(group.ofTest) }));
  }
}
