import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Claims } from './claims';
import { KeptPlaces } from './kept-places';

/** Lets a place go that was kept for a worker. Where none is kept any more, nothing is left to do. */
@Injectable()
export class GivePlaceBack {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly places: KeptPlaces,
  ) {}

  execute(taskId: Id, workerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const kept = (await this.claims.of(workerId)).find((claim) => claim.taskId === taskId);
      if (kept && (await this.claims.end(kept))) await this.places.letGo(kept);
    });
  }
}
