import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { CHECK_INTERVAL_MS, newMatches, postedAs, QUIET_MS, type SavedFilter } from '../domain/saved-filter';
import { MarkedTasks } from './marked-tasks';
import { type NewestTasks, TaskListCachePort } from './task-list-cache-port';
import { SavedFilters } from './saved-filters';

const BATCH = 100;

/**
 * Notifies workers of new tasks that match their filters. The newest tasks are read once for a hundred filters. Each
 * filter sends at most one notification within its quiet time. When more tasks are new than a page has, the oldest are
 * skipped.
 */
@Injectable()
export class NotifyMatchingTasks extends Job {
  readonly name = 'tell of new tasks';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly filters: SavedFilters,
    private readonly tasks: TaskListCachePort,
    private readonly marked: MarkedTasks,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const due = await this.filters.due(this.clock.now(), BATCH);
    if (due.length === 0) return false;
    const newest = await this.tasks.newestOpen();
    let done = 0;
    for (const filter of due) {
      try {
        await this.check(filter, newest);
        done += 1;
      } catch (error) {
        report(error);
      }
    }
    return done === BATCH;
  }

  private check(filter: SavedFilter, { data, restricted }: NewestTasks): Promise<void> {
    const matching = newMatches(filter, data);
    const seen = data.map(postedAs).reduce((last, id) => (id > last ? id : last), filter.seen);
    return this.unitOfWork.run(async () => {
      const newMatching = await this.marked.eligible(matching, restricted, filter.workerId);
      const wait = newMatching.length > 0 ? QUIET_MS : CHECK_INTERVAL_MS;
      if (!(await this.filters.markChecked(filter, seen, this.clock.now() + wait))) return;
      const [first] = newMatching;
      if (!first || (await this.people.get(filter.workerId)).role !== 'Worker') return;
      await this.notifier.notify(filter.workerId, 'filter/matched', {
        name: filter.name,
        tasks: newMatching.length,
        title: first.title,
        about: first._id,
      });
    });
  }
}
