import { Injectable } from '@nestjs/common';
import { foldedText, LIMITS, type Task } from '@kaaj/contract';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { RecentCache } from '../../../../kernel/recent-cache';
import { networkOf, RateLimits } from '../../../../platform/limits/rate-limits';
import { SharedPace } from '../../../../platform/limits/shared-pace';
import { FairSemaphore } from '../../../../platform/limits/fair-semaphore';
import { EVERYBODYS, MarkedTasks } from '../../application/marked-tasks';
import { type NewestTasks, type TaskListCachePort } from '../../application/task-list-cache-port';
import { type ListedPage, needsTableScan, type TaskFilter, TaskListQuery } from '../out/task-list.query';
import { type Viewer } from '../../application/task-presenter';

/** A search with few matches reads ten thousand tasks, so only this many run concurrently. */
const SEARCHES = { atOnce: 2, waiting: 50, perGroup: 12 };

const MAX_PAGES = 200;

/** A shared page, and its serialized form for viewers who may take all of its tasks. */
interface SharedPage {
  readonly page: ListedPage;
  readonly bytes: Buffer;
}

const publicTask = (task: Task): Task => ({ ...task, ...EVERYBODYS });

const encoded = ({ data, page }: ListedPage): Buffer => Buffer.from(JSON.stringify({ data, page }));

/**
 * Serves the public list of tasks. First pages are cached for at most one second, since most requests are for them.
 * Visitors share one copy and workers another. Pages for buyers and Admins contain balances and are not cached.
 */
@Injectable()
export class TaskListCache implements TaskListCachePort {
  private readonly pages: RecentCache<SharedPage>;

  private readonly newest: RecentCache<NewestTasks>;

  private readonly searches = new FairSemaphore(SEARCHES);

  /** Rate limit of searches per network. */
  private readonly pace: SharedPace;

  constructor(
    private readonly list: TaskListQuery,
    private readonly marked: MarkedTasks,
    { limits: { searches } }: Config,
    limits: RateLimits,
    clock: Clock,
    database: Database,
  ) {
    this.pace = new SharedPace(limits, clock, 'search', searches);
    this.pages = new RecentCache(database, MAX_PAGES);
    this.newest = new RecentCache(database);
  }

  /**
   * JSON as bytes, so that a cached page is encoded once. `address` is the client's. Throws RateLimitExceeded for
   * searches only, and TooBusy for filters without an index.
   */
  async serialized(filter: TaskFilter, viewer: Viewer, address: string): Promise<Buffer> {
    const shared = viewer === undefined || viewer.role === 'Worker';
    if (!shared || filter.without || filter.cursor !== undefined)
      return encoded(await this.forViewer(await this.read(filter, viewer, address), viewer));
    const { search, ...chosen } = filter;
    const key = JSON.stringify([viewer?.role, search && foldedText(search), Object.entries(chosen).sort()]);
    const { page, bytes } = await this.pages.get(key, async () => {
      const read = await this.read(filter, viewer, address);
      return { page: read, bytes: encoded(viewer ? { ...read, data: read.data.map(publicTask) } : read) };
    });
    return viewer && page.restricted.length > 0 ? encoded(await this.forViewer(page, viewer)) : bytes;
  }

  newestOpen(): Promise<NewestTasks> {
    return this.newest.get('', () => this.list.page({ openOnly: true, size: LIMITS.listPageSizeMax }));
  }

  invalidate(): void {
    this.pages.invalidate();
    this.newest.invalidate();
  }

  /** The page for this viewer: workers see which of the tasks they may take. */
  private async forViewer(page: ListedPage, viewer: Viewer): Promise<ListedPage> {
    if (viewer?.role !== 'Worker') return page;
    return { ...page, data: await this.marked.mark(page.data, page.restricted, viewer.personId) };
  }

  private async read(filter: TaskFilter, viewer: Viewer, address: string): Promise<ListedPage> {
    const list = () => this.list.page(filter, viewer);
    if (!needsTableScan(filter)) return list();
    const network = networkOf(address);
    // A category is one of a few and usually has recent matches, so it waits for a slot but does not count as a search.
    if (filter.search) await this.pace.take(network);
    return this.searches.run(list, { key: network, group: network });
  }
}
