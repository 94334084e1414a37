import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { NotEligible } from '../domain/eligibility.errors';
import { Audiences } from './audiences';

/** The fields of a task that determine its audience. */
interface Offered {
  readonly taskId: Id;
  /** Null for a single task. */
  readonly batchId: Id | null;
  /** Whether it has an audience. */
  readonly restricted: boolean;
}

/** Decides whether a worker may take a task. Every way of taking work calls it, in its unit of work. */
@Injectable()
export class Eligibility {
  constructor(private readonly audiences: Audiences) {}

  /** Throws NotEligible. Runs no query for a task without an audience. */
  async assert({ taskId, batchId, restricted }: Offered, workerId: Id): Promise<void> {
    if (!restricted) return;
    const subjectId = batchId ?? taskId;
    const reasons = (await this.audiences.reasons([subjectId], workerId)).get(subjectId);
    if (reasons) throw new NotEligible(reasons);
  }
}
