import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { GoogleUnconfirmed, IdentityTokenOver, OidcUnconfirmed } from '../domain/identity.errors';
import { type OwnSession, Sessions } from './sessions';
import { type IdentityProof, UseIdentityToken } from './use-identity-token';

/** Confirms the identity of a signed-in person by an external provider, as a fresh proof of the session. */
@Injectable()
export class ConfirmProvider {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identityTokens: UseIdentityToken,
    private readonly sessions: Sessions,
  ) {}

  /** `proven`: the content of the identity token, if any. Throws GoogleUnconfirmed and OidcUnconfirmed. */
  async execute({ personId, sessionId }: OwnSession, proven: IdentityProof | undefined): Promise<void> {
    const Unconfirmed = proven?.provider === 'oidc' ? OidcUnconfirmed : GoogleUnconfirmed;
    if (proven?.identityId !== personId) throw new Unconfirmed();
    try {
      await this.unitOfWork.run(async () => {
        await this.identityTokens.execute(proven);
        await this.sessions.proved(sessionId);
      });
    } catch (error) {
      throw error instanceof IdentityTokenOver ? new Unconfirmed() : error;
    }
  }
}
