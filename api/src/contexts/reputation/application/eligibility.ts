import { Injectable } from '@nestjs/common';
import { type IneligibilityReason } from '@kaaj/contract';
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
   * Why the worker may not take it; empty where they may. A task of their own is from the time before a change of role.
   * Runs no query for a task without an audience.
   */
  async reasons(
    { taskId, batchId, buyerId, restricted }: Offered,
    workerId: Id,
  ): Promise<readonly IneligibilityReason[]> {
    if (buyerId === workerId) return ['own'];
    if (!restricted) return [];
    const subjectId = batchId ?? taskId;
    return (await this.audiences.reasons([subjectId], workerId)).get(subjectId) ?? [];
  }

  /** Throws NotEligible. */
  async assert(offered: Offered, workerId: Id): Promise<void> {
    const reasons = await this.reasons(offered, workerId);
    if (reasons.length > 0) throw new NotEligible(reasons);
  }
}
