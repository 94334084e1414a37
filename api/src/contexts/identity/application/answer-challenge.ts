import { Injectable } from '@nestjs/common';
import { ChallengeExpired } from '../domain/identity.errors';
import { ConfirmCode } from './confirm-code';
import { IdentityProvider } from './identity-provider';
import { LinkExternal } from './link-external';
import { type AuthenticationResult, AuthenticationService } from './authentication-result';
import { Tokens } from './tokens';

interface ChallengeAnswer {
  readonly challengeToken: string;
  readonly code: string;
  readonly link?: string | undefined;
  readonly browser?: string | undefined;
}

/**
 * Verifies the second factor between a first proof (password or provider) and the identity token. Throws
 * ChallengeExpired where the first proof is too old or the password changed since, WrongCode and RateLimitExceeded.
 */
@Injectable()
export class AnswerChallenge {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly tokens: Tokens,
    private readonly proofs: AuthenticationService,
    private readonly confirmCode: ConfirmCode,
    private readonly linkExternal: LinkExternal,
  ) {}

  /** `link` and `browser` as in SignIn. */
  async execute({ challengeToken, code, link, browser }: ChallengeAnswer): Promise<AuthenticationResult> {
    const challenge = this.tokens.readChallenge(challengeToken);
    const identity = challenge && (await this.identities.find(challenge.sub));
    if (!identity || identity.version !== challenge.version) throw new ChallengeExpired();
    const browserId = this.tokens.browserKnownFor(identity.email, 'second-factor', browser);
    await this.confirmCode.execute(identity.id, code, browserId);
    await this.linkExternal.execute(identity, link);
    return this.proofs.whole(identity, {
      provider: challenge.provider,
      secondFactor: true,
      knownBrowser: browserId !== undefined,
    });
  }
}
