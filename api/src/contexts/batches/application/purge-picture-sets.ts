import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { PictureSets } from './picture-sets';

const BATCH = 10;

/**
 * Deletes incomplete ZIP files and picture sets whose time is over. The pictures are deleted later, like all pictures
 * without a reference.
 */
@Injectable()
export class PurgePictureSets extends Job {
  readonly name = 'forget pictures of batches';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sets: PictureSets,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    const due = await this.sets.expiredAt(this.clock.now(), BATCH);
    for (const id of due) while (await this.unitOfWork.run(() => this.sets.remove(id)));
    return due.length === BATCH;
  }
}
