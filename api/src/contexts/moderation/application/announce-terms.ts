import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { type TermsVersion, termsOn } from '../domain/terms';
import { AlreadyAnnounced, TermsTooSoon } from '../domain/terms.errors';
import { Terms } from './terms';

interface Announcing {
  readonly version: string;
  readonly effectiveFrom: string;
  readonly summary: string;
  readonly adminId: Id;
}

/**
 * Announces a version of the terms, effective from tomorrow at the earliest. A job notifies everyone. Throws
 * TermsTooSoon or AlreadyAnnounced.
 */
@Injectable()
export class AnnounceTerms {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: Terms,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ adminId, ...announced }: Announcing): Promise<TermsVersion> {
    return this.unitOfWork.run(async () => {
      const { today, now } = this.clock.moment();
      const known = await this.terms.lock();
      if (announced.effectiveFrom <= today) throw new TermsTooSoon();
      if (known.some(({ version }) => version === announced.version) || termsOn(known, today).next)
        throw new AlreadyAnnounced();
      const terms = { ...announced, announcedAt: now, announcedBy: adminId };
      await this.terms.announce(terms);
      const details = { version: terms.version, from: terms.effectiveFrom };
      await this.audit.record({ adminId, action: 'terms-announced', subject: terms.version, personId: null, details });
      return terms;
    });
  }
}
