import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { IdentityProvider } from './identity-provider';
import { SecondFactors } from './second-factors';
import { Tokens } from './tokens';

/** What proved the account in a browser: a session, which has its second factor too, or a mailed link. */
export type BrowserEvidence = 'session' | 'link';

/** Marks browsers in which an account was proved. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
    private readonly tokens: Tokens,
  ) {}

  /** The browser's new token. Undefined for an unverified address, which may belong to another person. */
  async mark(identityId: Id, evidence: BrowserEvidence, earlier?: string): Promise<string | undefined> {
    const identity = await this.identities.find(identityId);
    if (!identity || identity.verifiedAt === null) return undefined;
    const withFactor = evidence === 'session' && (await this.factors.find(identityId))?.on;
    return this.tokens.browserToken(identity, withFactor ? 'second-factor' : 'first', earlier);
  }
}
