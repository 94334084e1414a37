import { type Id } from '../../../kernel/ids';
import { type Member, type WorkerGroup } from '../domain/worker-group';

export type NewGroup = Pick<WorkerGroup, 'id' | 'buyerId' | 'name' | 'ofTest' | 'createdAt'>;

/** Keeps groups and their members. */
export abstract class WorkerGroups {
  abstract add(group: NewGroup): Promise<void>;

  abstract find(id: Id): Promise<WorkerGroup | undefined>;

  /** A buyer's group, which nobody else changes before the running unit of work ends; undefined where it is not theirs. */
  abstract hold(id: Id, buyerId: Id): Promise<WorkerGroup | undefined>;

  /** At most `limit` of a buyer's, newest first, behind that one. */
  abstract of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerGroup[]>;

  /** How many a buyer has, without those of tests. */
  abstract count(buyerId: Id): Promise<number>;

  abstract rename(id: Id, name: string): Promise<void>;

  /** With its members, and wherever a task names it. */
  abstract remove(id: Id): Promise<void>;

  /** Its one link from now on; `hash` is that of its token. */
  abstract invite(id: Id, hash: string, until: number): Promise<void>;

  /** The group whose link has this token, held as by `hold`. */
  abstract invitedBy(hash: string): Promise<WorkerGroup | undefined>;

  /** Which of these are members. */
  abstract membersAmong(id: Id, workerIds: readonly Id[]): Promise<ReadonlySet<Id>>;

  /** The caller holds the group, and none of them is a member. */
  abstract addMembers(id: Id, members: readonly Member[]): Promise<void>;

  /** The caller holds the group. A second time changes nothing. */
  abstract removeMember(id: Id, workerId: Id): Promise<void>;

  /** At most `limit` members by their ids, which come behind `after`. */
  abstract members(id: Id, limit: number, after?: Id): Promise<readonly Member[]>;

  /** Out of every group; their own groups go, too. */
  abstract forget(personId: Id): Promise<void>;
}
