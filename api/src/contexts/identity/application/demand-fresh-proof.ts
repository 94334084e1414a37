import { Injectable } from '@nestjs/common';
import { PROOFS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { ProofRequired } from '../domain/identity.errors';
import { IdentityProvider } from './identity-provider';
import { SecondFactors } from './second-factors';

/** Refuses a session without a recent proof of identity. */
@Injectable()
export class DemandFreshProof {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
  ) {}

  /** Throws ProofRequired, with the proofs that POST /auth/prove accepts from this person. */
  async demand({ personId, fresh }: { readonly personId: Id; readonly fresh: boolean }): Promise<void> {
    if (fresh) return;
    const { password, google, oidc } = await this.identities.signInMethods(personId);
    const code = (await this.factors.find(personId))?.on ?? false;
    // With a second factor enabled, a provider alone does not suffice.
    const given = { password, code, google: google && !code, oidc: oidc && !code };
    throw new ProofRequired(PROOFS.filter((proof) => given[proof]));
  }
}
