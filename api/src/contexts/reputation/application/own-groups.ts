import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock, DAY_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found, ofBuyer } from '../../../kernel/not-found';
import { randomToken, sha256Hex } from '../../../kernel/secrets';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { GroupInUse, TooManyGroups } from '../domain/eligibility.errors';
import { type WorkerGroup } from '../domain/worker-group';
import { Audiences } from './audiences';
import { WorkerGroups } from './worker-groups';

/** A buyer's own groups. Throws NotFound for other buyers' groups. */
@Injectable()
export class OwnGroups {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly groups: WorkerGroups,
    private readonly audiences: Audiences,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** Throws TooManyGroups. */
  create(buyerId: Id, name: string): Promise<WorkerGroup> {
    const group = { id: newId(), buyerId, name, ofTest: false, createdAt: this.clock.now() };
    return this.unitOfWork.run(async () => {
      await this.people.lock(buyerId);
      if ((await this.groups.count(buyerId)) >= LIMITS.groupsOfOne) throw new TooManyGroups();
      await this.groups.add(group);
      return { ...group, members: 0, invitationUntil: 0 };
    });
  }

  async one(id: Id, buyerId: Id): Promise<WorkerGroup> {
    return ofBuyer(await this.groups.find(id), buyerId);
  }

  rename(id: Id, buyerId: Id, name: string): Promise<WorkerGroup> {
    return this.unitOfWork.run(async () => {
      const group = await this.held(id, buyerId);
      await this.groups.rename(id, name);
      return { ...group, name };
    });
  }

  /** Throws GroupInUse. */
  remove(id: Id, buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { ofTest } = await this.held(id, buyerId);
      if (ofTest || (await this.audiences.names(id, this.clock.today()))) throw new GroupInUse();
      await this.groups.remove(id);
    });
  }

  /** Creates an invitation link for any worker, which replaces the previous one. */
  invite(id: Id, buyerId: Id, days: number): Promise<{ readonly token: string; readonly until: number }> {
    const token = randomToken();
    const until = this.clock.now() + days * DAY_MS;
    return this.unitOfWork.run(async () => {
      await this.held(id, buyerId);
      await this.groups.invite(id, sha256Hex(token), until);
      return { token, until };
    });
  }

  private async held(id: Id, buyerId: Id): Promise<WorkerGroup> {
    return found(await this.groups.lock(id, buyerId));
  }
}
