import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People } from '../../people';
import { type Consent, type TermsVersion, termsOn } from '../domain/terms';
import { AlreadyAnnounced, TermsTooSoon, UnknownVersion } from '../domain/moderation.errors';
import { Terms } from './terms';

type NewVersion = Pick<TermsVersion, 'version' | 'effectiveFrom' | 'summary'>;

/** Versions of the terms: Admins announce them, and people agree to them. */
@Injectable()
export class VersionedTerms {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly terms: Terms,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Effective from tomorrow at the earliest. A job notifies everyone. Throws TermsTooSoon or AlreadyAnnounced. */
  announce({ adminId, ...announced }: NewVersion & { readonly adminId: Id }): Promise<TermsVersion> {
    return this.unitOfWork.run(async () => {
      const { today, now } = this.clock.moment();
      // Serializes announcements. The table of versions has no row to lock before the first one.
      await this.people.lockAdmins();
      const known = await this.terms.storedVersions();
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

  /** To the current version or the announced one; the first consent counts. Throws UnknownVersion. */
  agree(personId: Id, version: string): Promise<Consent> {
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
