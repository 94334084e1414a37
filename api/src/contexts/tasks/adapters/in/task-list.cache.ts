import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../../platform/limits/rate-limits';
import { FairSemaphore } from '../../../../platform/limits/fair-semaphore';
import { isSifted, type TaskFilter, TaskList, TaskListCopies } from '../../application/task-list';
import { type Viewer } from '../../application/viewer';
import { SearchLimits } from './search-limits';

const LIFE = 1_000;
const MOST = 200;

/** Looking for what hardly any task has reads ten thousand of them: so many at once leave room for everybody else. */
const SEARCHES = { atOnce: 2, waiting: 50, perGroup: 12 };

interface Kept {
  readonly madeAt: number;
  readonly answer: Promise<string>;
}

/**
 * The public list as it goes over the wire. First pages are kept for one second at most: nearly everybody asks for the same.
 * Visitors share theirs and workers share theirs; what buyers and Admins see holds balances, and is read for them alone.
 */
@Injectable()
export class TaskListCache extends TaskListCopies {
  private readonly kept = new Map<string, Kept>();

  private readonly searches = new FairSemaphore(SEARCHES);

  constructor(
    private readonly list: TaskList,
    private readonly limits: SearchLimits,
  ) {
    super();
  }

  /** As JSON. `address` is the client's. Throws TooManyTries for searches only, TooBusy where no index knows what is asked for. */
  serialized(filter: TaskFilter, viewer: Viewer, address: string): Promise<string> {
    const shared = viewer === undefined || viewer.role === 'Worker';
    if (!shared || filter.without || filter.cursor !== undefined) return this.make(filter, viewer, address);
    const { search, ...chosen } = filter;
    const key = JSON.stringify([viewer?.role, search?.toLowerCase(), Object.entries(chosen).sort()]);
    const known = this.kept.get(key);
    if (known && performance.now() - known.madeAt < LIFE) return known.answer;
    const answer = this.make(filter, viewer, address);
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, { madeAt: performance.now(), answer });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }

  forget(): void {
    this.kept.clear();
  }

  private async make(filter: TaskFilter, viewer: Viewer, address: string): Promise<string> {
    const list = async () => JSON.stringify(await this.list.page(filter, viewer));
    if (!isSifted(filter)) return list();
    const network = networkOf(address);
    // A kind of work is chosen from a few, and nearly always near: it waits its turn, and is not counted.
    if (filter.search) this.limits.take(network);
    return this.searches.run(list, { key: network, group: network });
  }
}
