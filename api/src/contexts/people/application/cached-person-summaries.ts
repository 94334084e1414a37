import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { RecentCache } from '../../../kernel/recent-cache';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type PersonSummary } from '../domain/person';
import { People } from './people';

/** People's summaries, cached for at most a second, to show with their submissions and tasks. */
@Injectable()
export class CachedPersonSummaries {
  private readonly cache: RecentCache<PersonSummary>;

  constructor(
    private readonly people: People,
    unitOfWork: UnitOfWork,
  ) {
    this.cache = new RecentCache(unitOfWork);
  }

  of(ids: readonly Id[]): Promise<ReadonlyMap<Id, PersonSummary>> {
    return this.cache.getAll(ids, (missing) => this.people.cards(missing));
  }

  /** Call it inside the unit of work that changes the person. */
  invalidate(id: Id): void {
    this.cache.invalidate(id);
  }
}
