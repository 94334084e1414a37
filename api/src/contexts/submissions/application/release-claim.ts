import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { endOf } from '../domain/claim';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';

/** Lets a place go that was kept for a worker. Where none is kept any more, nothing is left to do. */
@Injectable()
export class ReleaseClaim {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly places: ReleaseClaimedSlot,
    private readonly clock: Clock,
  ) {}

  execute(taskId: Id, workerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const kept = (await this.claims.of(workerId)).find((claim) => claim.taskId === taskId);
      const now = this.clock.now();
      if (kept && (await this.claims.giveUp(kept, endOf(kept, now), now))) await this.places.letGo(kept);
    });
  }
}
