import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';

/** For whoever removes a person, once their tasks are closed: no place is kept any more, for them or of theirs. */
@Injectable()
export class ClaimOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly places: ReleaseClaimedSlot,
  ) {}

  /** Joins the caller's unit of work. Ends at most `limit` and tells how many; fewer than that: none is left. */
  closeSome(personId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const claims = await this.claims.concerning(personId, limit);
      for (const claim of claims) if (await this.claims.end(claim)) await this.places.letGo(claim);
      return claims.length;
    });
  }
}
