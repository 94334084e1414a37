import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { CHECK_INTERVAL_MS, type SavedFilter } from '../domain/saved-filter';
import { TooManyFilters } from '../domain/task.errors';
import { SavedFilters } from './saved-filters';

type SavedFilterInput = Omit<SavedFilter, 'id' | 'savedAt' | 'seen' | 'nextLookAt'>;

/** A worker's own saved filters. Only tasks posted after a filter was saved count as new. */
@Injectable()
export class OwnFilters {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly filters: SavedFilters,
    private readonly clock: Clock,
  ) {}

  /** Throws TooManyFilters. */
  create(input: SavedFilterInput): Promise<SavedFilter> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(input.workerId);
      if ((await this.filters.of(input.workerId)).length >= LIMITS.savedFiltersOfOne) throw new TooManyFilters();
      const now = this.clock.now();
      const filter: SavedFilter = {
        ...input,
        search: input.search.toLowerCase(),
        id: newId(),
        savedAt: now,
        seen: newId(),
        nextLookAt: now + CHECK_INTERVAL_MS,
      };
      await this.filters.add(filter);
      return filter;
    });
  }
}
