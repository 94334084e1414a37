import { Injectable } from '@nestjs/common';
import { LIMITS, type MemberSource } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { sha256Hex } from '../../../kernel/secrets';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { GroupFull, InvitationOver } from '../domain/eligibility.errors';
import { type Added, type WorkerGroup } from '../domain/worker-group';
import { AcceptedWorkers, type WorkOf } from './accepted-workers';
import { WorkerGroups } from './worker-groups';

/** Members of a buyer's groups. Throws NotFound for other buyers' groups. */
@Injectable()
export class GroupMembers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly groups: WorkerGroups,
    private readonly people: People,
    private readonly accepted: AcceptedWorkers,
    private readonly clock: Clock,
  ) {}

  /** Adds workers by their ids. Throws GroupFull. */
  async add(id: Id, buyerId: Id, workerIds: readonly string[]): Promise<Added> {
    const ids = [...new Set(workerIds)];
    const workers = await this.people.workersAmong(ids);
    const unknown = ids.filter((each) => !workers.has(each));
    return { ...(await this.enter(id, buyerId, [...workers], 'buyer')), unknown };
  }

  /** Adds all workers with accepted work on that task or batch. Throws GroupFull. */
  async addAccepted(id: Id, work: WorkOf): Promise<Added> {
    const workers = await this.people.workersAmong(await this.accepted.of(work, LIMITS.groupMembers + 1));
    return { ...(await this.enter(id, work.buyerId, [...workers], 'accepted')), unknown: [] };
  }

  remove(id: Id, buyerId: Id, workerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.groups.removeMember(found(await this.groups.lock(id, buyerId)).id, workerId);
    });
  }

  /** Adds a worker with the token of the invitation link; idempotent. Throws InvitationOver or GroupFull. */
  join(token: string, workerId: Id): Promise<WorkerGroup> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(workerId);
      const group = await this.groups.invitedBy(sha256Hex(token));
      if (!group || group.invitationUntil <= this.clock.now()) throw new InvitationOver();
      await this.enterHeld(group, [workerId], 'invitation');
      return group;
    });
  }

  private enter(id: Id, buyerId: Id, workerIds: readonly Id[], source: MemberSource): Promise<Omit<Added, 'unknown'>> {
    return this.unitOfWork.run(async () => {
      const group = found(await this.groups.lock(id, buyerId));
      return this.enterHeld(group, workerIds, source);
    });
  }

  private async enterHeld(
    { id, members }: WorkerGroup,
    workerIds: readonly Id[],
    source: MemberSource,
  ): Promise<Omit<Added, 'unknown'>> {
    const before = await this.groups.membersAmong(id, workerIds);
    const fresh = workerIds.filter((workerId) => !before.has(workerId));
    if (members + fresh.length > LIMITS.groupMembers) throw new GroupFull();
    const addedAt = this.clock.now();
    if (fresh.length > 0)
      await this.groups.addMembers(
        id,
        fresh.map((workerId) => ({ workerId, source, addedAt })),
      );
    return { added: fresh.length, already: before.size };
  }
}
