import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Claims } from './claims';
import { KeptPlaces } from './kept-places';

const BATCH = 200;

/** For whoever removes a person, once their tasks are closed: no place is kept any more, for them or of theirs. */
@Injectable()
export class ClaimClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly places: KeptPlaces,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const concerning = () => this.claims.concerning(personId, BATCH);
      for (let batch = await concerning(); batch.length > 0; batch = await concerning()) {
        for (const claim of batch) if (await this.claims.end(claim)) await this.places.letGo(claim);
      }
    });
  }
}
