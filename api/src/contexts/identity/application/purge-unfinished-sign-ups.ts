import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../kernel/clock';
import { type Id, minIdAt } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { Members, People } from '../../people';
import { IdentityProvider } from './identity-provider';

const BATCH = 200;
const RETENTION_MS = 7 * DAY_MS;

/**
 * Deletes accounts with an unverified address and no person a week after their sign-up. Reads all accounts once a day, in
 * the order of their ids, since no index finds these few.
 */
@Injectable()
export class PurgeUnfinishedSignUps extends Job {
  readonly name = 'delete unfinished sign-ups';
  private after: Id = '';
  private nextRoundAt = 0;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly identities: IdentityProvider,
    private readonly people: People,
    private readonly members: Members,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    const now = this.clock.now();
    if (now < this.nextRoundAt) return false;
    const identities = await this.identities.between(this.after, minIdAt(now - RETENTION_MS), BATCH);
    const unverified = identities.filter(({ verifiedAt }) => verifiedAt === null).map(({ id }) => id);
    const people = await this.people.cards(unverified);
    for (const id of unverified) if (!people.has(id)) await this.deleteUnfinished(id);
    const more = identities.length === BATCH;
    this.after = more ? (identities.at(-1)?.id ?? '') : '';
    if (!more) this.nextRoundAt = now + DAY_MS;
    return more;
  }

  /** SavePerson locks the account, too. */
  private deleteUnfinished(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.identities.lock(id)) || (await this.members.find(id))) return;
      await this.identities.deleteUnverified(id);
    });
  }
}
