import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotEligible } from '../domain/eligibility.errors';
import { Audiences } from './audiences';

/** The fields of a task or qualification test that determine who may take it. */
interface Offered {
  readonly taskId: Id;
  /** Null for a single task. */
  readonly batchId: Id | null;
  readonly buyerId: Id;
  /** Whether it has an audience. */
  readonly restricted: boolean;
}

/** Decides whether a worker may take a task or test. Every way of taking work calls it, in its unit of work. */
@Injectable()
export class Eligibility {
  constructor(private readonly audiences: Audiences) {}

  /**
   * Throws NotEligible, also for a task of the worker's own, from the time before a change of role. Runs no query for a
   * task without an audience.
   */
  async assert({ taskId, batchId, buyerId, restricted }: Offered, workerId: Id): Promise<void> {
    if (buyerId === workerId) throw new NotEligible(['own']);
    if (!restricted) return;
    const subjectId = batchId ?? taskId;
    const reasons = (await this.audiences.reasons([subjectId], workerId)).get(subjectId);
    if (reasons) throw new NotEligible(reasons);
  }
}
