import { Injectable } from '@nestjs/common';
import { foldedText, LIMITS, type Task } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { RecentCache } from '../../../../kernel/recent-cache';
import { networkOf } from '../../../../platform/limits/rate-limits';
import { FairSemaphore } from '../../../../platform/limits/fair-semaphore';
import { TaskListCachePort } from '../../application/task-list-cache-port';
import { needsTableScan, type TaskFilter, TaskListQuery } from '../out/task-list.query';
import { type Viewer } from '../../application/viewer';
import { SearchLimits } from './search-limits';

/** Looking for what hardly any task has reads ten thousand of them: so many at once leave room for everybody else. */
const SEARCHES = { atOnce: 2, waiting: 50, perGroup: 12 };

const MAX_PAGES = 200;

/**
 * The public list as it goes over the wire. First pages are kept for one second at most: nearly everybody asks for the same.
 * Visitors share theirs and workers share theirs; what buyers and Admins see holds balances, and is read for them alone.
 */
@Injectable()
export class TaskListCache extends TaskListCachePort {
  private readonly pages: RecentCache<Buffer>;

  private readonly newest: RecentCache<readonly Task[]>;

  private readonly searches = new FairSemaphore(SEARCHES);

  constructor(
    private readonly list: TaskListQuery,
    private readonly limits: SearchLimits,
    database: Database,
  ) {
    super();
    this.pages = new RecentCache(database, MAX_PAGES);
    this.newest = new RecentCache(database);
  }

  /** JSON, as its bytes: a page that is kept is not encoded again for each who asks. `address` is the client's. Throws RateLimitExceeded for searches only, TooBusy where no index knows what is asked for. */
  serialized(filter: TaskFilter, viewer: Viewer, address: string): Promise<Buffer> {
    const shared = viewer === undefined || viewer.role === 'Worker';
    if (!shared || filter.without || filter.cursor !== undefined) return this.make(filter, viewer, address);
    const { search, ...chosen } = filter;
    const key = JSON.stringify([viewer?.role, search && foldedText(search), Object.entries(chosen).sort()]);
    return this.pages.get(key, () => this.make(filter, viewer, address));
  }

  newestOpen(): Promise<readonly Task[]> {
    return this.newest.get('', async () => {
      const { data } = await this.list.page({ openOnly: true, size: LIMITS.listPageSizeMax });
      return data;
    });
  }

  invalidate(): void {
    this.pages.invalidate();
    this.newest.invalidate();
  }

  private async make(filter: TaskFilter, viewer: Viewer, address: string): Promise<Buffer> {
    const list = async () => Buffer.from(JSON.stringify(await this.list.page(filter, viewer)));
    if (!needsTableScan(filter)) return list();
    const network = networkOf(address);
    // A kind of work is chosen from a few, and nearly always near: it waits its turn, and is not counted.
    if (filter.search) await this.limits.take(network);
    return this.searches.run(list, { key: network, group: network });
  }
}
