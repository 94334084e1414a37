import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { RateLimits, RateLimitExceeded } from '../../../platform/limits/rate-limits';
import { IdentityTokenOver } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { IdentityProvider } from './identity-provider';
import { SecondFactors } from './second-factors';
import { type AuthenticationContext } from './tokens';

/** Content of an identity token. */
export interface IdentityProof extends AuthenticationContext {
  readonly identityId: Id;
  readonly email: string;
  readonly tokenId: string;
  readonly version: number;
}

/**
 * Redeems an identity token. Joins the caller's unit of work and locks the account, so that the token cannot be
 * invalidated before its effect is committed. Throws IdentityTokenOver where it was used, is outdated, or lacks a
 * second factor that is enabled.
 */
@Injectable()
export class UseIdentityToken {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
  ) {}

  async execute({ identityId, tokenId, version, secondFactor }: IdentityProof): Promise<void> {
    const identity = await this.identities.lock(identityId);
    if (identity?.version !== version) throw new IdentityTokenOver();
    const factor = await this.factors.find(identityId);
    if (factor?.on && !secondFactor) throw new IdentityTokenOver();
    try {
      await this.limits.take(this.uses.identityTokens(tokenId));
    } catch (error) {
      throw error instanceof RateLimitExceeded ? new IdentityTokenOver() : error;
    }
  }
}
