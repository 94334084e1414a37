import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type Consent, termsOn } from '../domain/terms';
import { UnknownVersion } from '../domain/terms.errors';
import { Terms } from './terms';

/**
 * A person agrees to the current version of the terms, or to the announced one; the first consent counts. Throws
 * UnknownVersion.
 */
@Injectable()
export class AgreeToTerms {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly terms: Terms,
    private readonly clock: Clock,
  ) {}

  execute(personId: Id, version: string): Promise<Consent> {
    return this.unitOfWork.run(async () => {
      const { today, now } = this.clock.moment();
      await this.people.lock(personId);
      const { current, next } = termsOn(await this.terms.versions(), today);
      if (version !== current?.version && version !== next?.version) throw new UnknownVersion();
      await this.terms.agree(personId, { version, at: now });
      return (await this.terms.consentsOf(personId, [version]))[0] as Consent;
    });
  }
}
