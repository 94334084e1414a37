import { Injectable } from '@nestjs/common';
import { type Proof } from '@kaaj/contract';
import { type Identity, type Provider } from '../domain/identity';
import { SecondFactors } from './second-factors';
import { type AuthenticationContext, Tokens } from './tokens';

/** Result of a proof of identity: an identity token, or a challenge where a second factor is enabled. */
export type AuthenticationResult = Proof;

/** Whether nothing more has to be proved. */
export const isComplete = ({ challengeToken }: AuthenticationResult): boolean => challengeToken === '';

/** Decides whether a first proof suffices. */
@Injectable()
export class AuthenticationService {
  constructor(
    private readonly tokens: Tokens,
    private readonly factors: SecondFactors,
  ) {}

  async of(identity: Identity, provider: Provider, knownBrowser: boolean): Promise<AuthenticationResult> {
    const factor = await this.factors.find(identity.id);
    const whole = this.whole(identity, { provider, secondFactor: false, knownBrowser });
    if (!factor?.on) return whole;
    return { ...whole, identityToken: '', challengeToken: this.tokens.challengeToken(identity, provider) };
  }

  /** For a person who has nothing more to prove. */
  whole(identity: Identity, proven: AuthenticationContext): AuthenticationResult {
    const { email, displayName, photoURL, language } = identity;
    const identityToken = this.tokens.identityToken(identity, proven);
    return { identityToken, challengeToken: '', email, displayName, photoURL, language };
  }
}
