import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { withPiece, WrongOffset } from '../../images';
import { type PictureSet, STORING_MS } from '../domain/picture-set';
import { PictureSets } from './picture-sets';

interface Part {
  readonly ownerId: Id;
  readonly setId: Id;
  /** Offset in the ZIP file, in bytes. */
  readonly offset: number;
  readonly bytes: Buffer;
}

/**
 * Stores the next chunk of a ZIP file. After the last one its pictures are stored by a job. Throws NotFound and the
 * errors of `withPiece`.
 */
@Injectable()
export class AppendPictures {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sets: PictureSets,
  ) {}

  execute({ ownerId, setId, offset, bytes }: Part): Promise<PictureSet> {
    return this.unitOfWork.run(async () => {
      const set = await this.sets.find(setId, ownerId);
      if (!set) throw new NotFound();
      const now = this.clock.now();
      const longer = withPiece(set, offset, bytes.length, now);
      // With concurrent requests for the same chunk, one succeeds.
      if (bytes.length > 0 && !(await this.sets.append(set, bytes, now + STORING_MS))) throw new WrongOffset();
      return longer;
    });
  }
}
