import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { Terms } from './terms';

const BATCH_SIZE = 100;

/** Notifies everyone of announced terms, some people per unit of work, each once. */
@Injectable()
export class NotifyOfTerms extends Job {
  readonly name = 'notify of terms';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: Terms,
    private readonly people: People,
    private readonly notifier: Notifier,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const pending = await this.terms.toAnnounce();
      if (!pending) return false;
      const { terms, reached } = pending;
      const ids = await this.people.idsAfter(reached, BATCH_SIZE);
      const last = ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null);
      if (!(await this.terms.advance(terms.version, reached, last))) return false;
      const params = { version: terms.version, from: terms.effectiveFrom, summary: terms.summary };
      for (const id of ids) await this.notifier.notify(id, 'terms/announced', params);
      return true;
    });
  }
}
