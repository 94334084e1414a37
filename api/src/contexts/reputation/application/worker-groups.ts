import { type Id } from '../../../kernel/ids';
import { type Member, type WorkerGroup } from '../domain/worker-group';

export type NewGroup = Pick<WorkerGroup, 'id' | 'buyerId' | 'name' | 'ofTest' | 'createdAt'>;

/** Stores groups and their members. */
export abstract class WorkerGroups {
  abstract add(group: NewGroup): Promise<void>;

  abstract find(id: Id): Promise<WorkerGroup | undefined>;

  /** A buyer's group, locked until the unit of work ends; undefined for another buyer's. */
  abstract lock(id: Id, buyerId: Id): Promise<WorkerGroup | undefined>;

  /** At most `limit` of a buyer's, newest first, after that one. */
  abstract of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerGroup[]>;

  /** Number of a buyer's groups without those of tests. */
  abstract count(buyerId: Id): Promise<number>;

  abstract rename(id: Id, name: string): Promise<void>;

  /** Deletes the group, its members and its use in audiences. */
  abstract remove(id: Id): Promise<void>;

  /** Sets the only invitation link; `hash`: of its token. */
  abstract invite(id: Id, hash: string, until: number): Promise<void>;

  /** The group whose invitation has this token hash, locked as by `lock`. */
  abstract invitedBy(hash: string): Promise<WorkerGroup | undefined>;

  abstract membersAmong(id: Id, workerIds: readonly Id[]): Promise<ReadonlySet<Id>>;

  /** The caller has locked the group, and none of them is a member. */
  abstract addMembers(id: Id, members: readonly Member[]): Promise<void>;

  /** The caller has locked the group. Idempotent. */
  abstract removeMember(id: Id, workerId: Id): Promise<void>;

  /** At most `limit` members ordered by id, after `after`. */
  abstract members(id: Id, limit: number, after?: Id): Promise<readonly Member[]>;

  /** Removes a person from all groups, and deletes their own groups. */
  abstract deleteOf(personId: Id): Promise<void>;
}
