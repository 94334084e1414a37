import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { ProofUploads } from './proof-uploads';

/** Each may have eight megabytes of chunks, and SQLite has one writer. */
const BATCH = 10;

/** Deletes expired uploads. */
@Injectable()
export class PurgeUploads extends Job {
  readonly name = 'forget uploads';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly uploads: ProofUploads,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    const due = await this.uploads.expiredAt(this.clock.now(), BATCH);
    await this.unitOfWork.run(() => this.uploads.remove(due));
    return due.length === BATCH;
  }
}
