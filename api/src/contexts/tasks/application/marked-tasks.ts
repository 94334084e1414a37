import { Injectable } from '@nestjs/common';
import { type IneligibilityReason, type Task } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { Audiences } from '../../reputation';
import { postedAs } from '../domain/saved-filter';

/** Whether a worker may take a task. */
export interface Mark {
  readonly eligible: boolean;
  /** Why not; empty where they may. */
  readonly reasons: readonly IneligibilityReason[];
}

export const EVERYBODYS: Mark = { eligible: true, reasons: [] };

/** Adds a worker's eligibility to tasks. Tasks that they may not take are shown with the reasons. */
@Injectable()
export class MarkedTasks {
  constructor(private readonly audiences: Audiences) {}

  /** `restricted`: ids of the tasks and batches with an audience. Runs one query, or none without such ids. */
  async mark<Shown extends Pick<Task, '_id' | 'batch'>>(
    tasks: readonly Shown[],
    restricted: readonly Id[],
    workerId: Id,
  ): Promise<readonly (Shown & Mark)[]> {
    const reasonsFor = await this.audiences.reasons(restricted, workerId);
    return tasks.map((task) => ({ ...task, ...markOf(reasonsFor.get(postedAs(task))) }));
  }

  /** The tasks that the worker may take; `restricted` as in `mark`. */
  async eligible<Shown extends Pick<Task, '_id' | 'batch'>>(
    tasks: readonly Shown[],
    restricted: readonly Id[],
    workerId: Id,
  ): Promise<readonly Shown[]> {
    return (await this.mark(tasks, restricted, workerId)).filter(({ eligible }) => eligible);
  }
}

const markOf = (reasons: readonly IneligibilityReason[] | undefined): Mark =>
  reasons ? { eligible: false, reasons } : EVERYBODYS;
