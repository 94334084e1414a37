import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Judgements } from '../../reputation';
import { type Submission } from '../domain/submission';
import { judgementOf } from './judgement-of';
import { Submissions } from './submissions';

/** Counts in the records how work was judged, once; also what was judged before there were any. */
@Injectable()
export class CountedJudgements {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly judgements: Judgements,
  ) {}

  /** Of work that was judged just now and is written down as counting: whether it does. Inside the caller's unit of work. */
  async add(judged: Submission): Promise<boolean> {
    if (await this.judgements.judged(judged, judged.decidedAt, judgementOf(judged))) return true;
    await this.submissions.leaveUncounted(judged.id);
    return false;
  }

  /** Whether the judgement counts, as it was written down before or just now. Joins the caller's unit of work. */
  count(judged: Submission): Promise<boolean> {
    if (judged.counted !== null) return Promise.resolve(Boolean(judged.counted));
    return this.unitOfWork.run(async () => {
      if (!(await this.submissions.countPast(judged.id))) {
        return Boolean((await this.submissions.find(judged.id))?.counted);
      }
      return this.add(judged);
    });
  }
}
