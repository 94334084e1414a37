import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';

/** Ends claims of a removed person and claims on their tasks, after their tasks are closed. */
@Injectable()
export class ClaimOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly releaseClaimedSlot: ReleaseClaimedSlot,
  ) {}

  /**
   * Joins the caller's unit of work. Ends at most `limit` claims and returns how many. Fewer than `limit`: none is
   * left.
   */
  closeSome(personId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const claims = await this.claims.concerning(personId, limit);
      for (const claim of claims) if (await this.claims.end(claim)) await this.releaseClaimedSlot.release(claim);
      return claims.length;
    });
  }
}
