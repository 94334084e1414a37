import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type TermsGate } from '../../../../platform/http/authentication';
import { termsOn } from '../../domain/terms';
import { ConsentNeeded } from '../../domain/moderation.errors';
import { Terms } from '../../application/terms';

const MAX_CACHED_KEYS = 10_000;

/** Refuses people who have not agreed to the current version of the terms. */
@Injectable()
export class DemandConsent implements TermsGate {
  /** Cache of people who agreed to `version`. A consent cannot be revoked. */
  private known = { version: '', people: new Set<Id>() };

  constructor(
    private readonly terms: Terms,
    private readonly clock: Clock,
  ) {}

  /** Throws ConsentNeeded. */
  async demand(personId: Id): Promise<void> {
    const { current } = termsOn(await this.terms.versions(), this.clock.today());
    if (!current) return;
    const { version } = current;
    if (this.known.version !== version || this.known.people.size >= MAX_CACHED_KEYS)
      this.known = { version, people: new Set() };
    const { people } = this.known;
    if (people.has(personId)) return;
    if ((await this.terms.consentsOf(personId, [version])).length === 0) throw new ConsentNeeded();
    people.add(personId);
  }
}
