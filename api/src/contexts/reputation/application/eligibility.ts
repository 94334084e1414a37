import { Injectable } from '@nestjs/common';
import { type IneligibilityReason } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotEligible } from '../domain/eligibility.errors';
import { Audiences } from './audiences';

/** As much of a task as says who may take it. */
interface Offered {
  readonly taskId: Id;
  /** Null for a task of its own. */
  readonly batchId: Id | null;
  /** Whether it names groups at all. */
  readonly restricted: boolean;
}

/** Whether a worker may take a task: the one place that every way of taking work asks, in its unit of work. */
@Injectable()
export class Eligibility {
  constructor(private readonly audiences: Audiences) {}

  /** Throws NotEligible. Costs nothing where the task is everybody's. */
  async assert({ taskId, batchId, restricted }: Offered, workerId: Id): Promise<void> {
    if (!restricted) return;
    const subjectId = batchId ?? taskId;
    const reasons = (await this.audiences.reasons([subjectId], workerId)).get(subjectId);
    if (reasons) throw new NotEligible(reasons);
  }

  /** For lists: why a worker may not take these tasks or batches; those that they may take are left out. */
  reasons(subjectIds: readonly Id[], workerId: Id): Promise<ReadonlyMap<Id, readonly IneligibilityReason[]>> {
    return this.audiences.reasons(subjectIds, workerId);
  }
}
