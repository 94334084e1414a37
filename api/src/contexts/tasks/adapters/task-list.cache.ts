import { Injectable } from '@nestjs/common';
import { type Viewer } from '../application/viewer';
import { type TaskFilter, TaskListQuery } from './task-list.query';

const LIFE = 1_000;
const MOST = 200;

interface Kept {
  readonly madeAt: number;
  readonly answer: Promise<string>;
}

/**
 * The public list as it goes over the wire. First pages are kept for one second at most: nearly everybody asks for the same.
 * Visitors share theirs and workers share theirs; what buyers and Admins see holds balances, and is read for them alone.
 */
@Injectable()
export class TaskListCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly list: TaskListQuery) {}

  serialized(filter: TaskFilter, viewer: Viewer): Promise<string> {
    const shared = viewer === undefined || viewer.role === 'Worker';
    if (!shared || filter.cursor !== undefined || filter.search) return this.make(filter, viewer);
    const key = JSON.stringify([viewer?.role, filter.sort, filter.openOnly, filter.minPay, filter.maxPay, filter.size]);
    const known = this.kept.get(key);
    if (known && performance.now() - known.madeAt < LIFE) return known.answer;
    const answer = this.make(filter, viewer);
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, { madeAt: performance.now(), answer });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }

  /** A buyer sees their own change at once, at least through this process. */
  forget(): void {
    this.kept.clear();
  }

  private async make(filter: TaskFilter, viewer: Viewer): Promise<string> {
    return JSON.stringify(await this.list.page(filter, viewer));
  }
}
