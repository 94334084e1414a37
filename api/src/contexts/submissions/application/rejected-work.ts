import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Submission } from '../domain/submission';
import { AlreadyReviewed } from '../domain/submission.errors';
import { Submissions } from './submissions';

/** For whoever hears a worker about work that was rejected. */
@Injectable()
export class RejectedWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly clock: Clock,
  ) {}

  /** Any piece of work, rejected or not. */
  find(id: Id): Promise<Submission | undefined> {
    return this.submissions.find(id);
  }

  /** The rejection does not stand: the work is accepted. Joins the caller's unit of work, which pays. Throws AlreadyReviewed where it is not rejected. */
  award(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.submissions.saveAward(id, this.clock.now()))) throw new AlreadyReviewed();
    });
  }
}
