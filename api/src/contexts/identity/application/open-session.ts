import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People, type Person } from '../../people';
import { ProfileIncomplete } from '../domain/identity.errors';
import { SecurityNotices } from './security-notices';
import { type OpenedSession, type ClientInfo, Sessions } from './sessions';
import { type IdentityProof, UseIdentityToken } from './use-identity-token';

/**
 * Exchanges an identity token for a session, once. Throws ProfileIncomplete for a person without a saved profile, and
 * IdentityTokenOver.
 */
@Injectable()
export class OpenSession {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly identityTokens: UseIdentityToken,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
  ) {}

  async execute(proven: IdentityProof, client: ClientInfo): Promise<OpenedSession & { readonly person: Person }> {
    const person = await this.people.find(proven.email);
    if (!person) throw new ProfileIncomplete();
    const session = await this.unitOfWork.run(async () => {
      await this.identityTokens.execute(proven);
      if (!proven.knownBrowser) await this.notices.notify(person.id, 'new-device', client.address);
      return this.sessions.open({ personId: person.id, secondFactor: proven.secondFactor, ...client });
    });
    return { ...session, person };
  }
}
