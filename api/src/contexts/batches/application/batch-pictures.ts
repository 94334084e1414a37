import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { refuseExpired } from '../../images';
import { PicturesNotReady } from '../domain/batch.errors';
import { PictureLookup } from '../domain/picture-names';
import { type PictureItem, type PictureSet } from '../domain/picture-set';
import { PictureSets } from './picture-sets';

/** Picture sets of their owner. Every method throws NotFound for another owner's set. */
@Injectable()
export class BatchPictures {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sets: PictureSets,
  ) {}

  /** Throws UploadExpired after the set's time is over. */
  async get(id: Id, ownerId: Id): Promise<{ readonly set: PictureSet; readonly faults: readonly PictureItem[] }> {
    const set = await this.find(id, ownerId);
    return {
      set,
      faults: set.failed > 0 || set.state === 'ready' ? await this.sets.faults(id, LIMITS.batch.faults) : [],
    };
  }

  /** For rows that name their pictures in `column`. Throws PicturesNotReady. */
  async lookup(id: Id, ownerId: Id, column: string): Promise<PictureLookup> {
    const { state } = await this.find(id, ownerId);
    if (state !== 'ready') throw new PicturesNotReady();
    return new PictureLookup(column, await this.sets.items(id));
  }

  /** Abandons a set. Pictures that a batch shows stay. */
  abandon(id: Id, ownerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.sets.find(id, ownerId))) throw new NotFound();
      await this.sets.abandon([id]);
    });
  }

  private async find(id: Id, ownerId: Id): Promise<PictureSet> {
    const set = await this.sets.find(id, ownerId);
    if (!set) throw new NotFound();
    if (set.state === 'arriving' || set.state === 'ready') refuseExpired(set, this.clock.now());
    return set;
  }
}
