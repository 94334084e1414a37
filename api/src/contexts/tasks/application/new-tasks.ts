import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock, WEEK_MS } from '../../../kernel/clock';
import { minIdAt, type Id } from '../../../kernel/ids';
import { fittingAny, postedAs } from '../domain/saved-filter';
import { MarkedTasks } from './marked-tasks';
import { TaskListCachePort } from './task-list-cache-port';
import { SavedFilters } from './saved-filters';

export interface FittingTasks {
  readonly taskIds: readonly Id[];
  /** More tasks of the week exist than were read. */
  readonly more: boolean;
  /** The worker has a filter that matches. */
  readonly fitting: boolean;
}

/** Tasks of the last seven days that match a worker's filters, among the newest hundred open tasks. */
@Injectable()
export class NewTasks {
  constructor(
    private readonly filters: SavedFilters,
    private readonly tasks: TaskListCachePort,
    private readonly marked: MarkedTasks,
    private readonly clock: Clock,
  ) {}

  async for(workerId: Id): Promise<FittingTasks> {
    const [filters, newest] = await Promise.all([this.filters.of(workerId), this.tasks.newestOpen()]);
    const since = minIdAt(this.clock.now() - WEEK_MS);
    const fresh = newest.data.filter((task) => postedAs(task) >= since);
    const fitting = await this.marked.eligible(fittingAny(filters, fresh), newest.restricted, workerId);
    return {
      taskIds: fitting.map(({ _id }) => _id),
      more: fresh.length === LIMITS.listPageSizeMax,
      fitting: filters.length > 0,
    };
  }
}
