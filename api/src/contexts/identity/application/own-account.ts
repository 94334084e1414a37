import { Injectable } from '@nestjs/common';
import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { IdentityProvider } from './identity-provider';
import { SecondFactors } from './second-factors';

export interface Account {
  readonly email: string;
  readonly language: Language | '';
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly hasOidc: boolean;
  readonly secondFactor: boolean;
  /** Number of unused codes. */
  readonly recoveryCodes: number;
}

/** A person's own sign-in methods. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
  ) {}

  async of(personId: Id): Promise<Account> {
    const identity = await this.identities.find(personId);
    if (!identity) throw new NotFound();
    const { email, language } = identity;
    const { password, google, oidc } = await this.identities.signInMethods(personId);
    return {
      email,
      language,
      hasPassword: password,
      hasGoogle: google,
      hasOidc: oidc,
      secondFactor: (await this.factors.find(personId))?.on ?? false,
      recoveryCodes: await this.factors.countRecoveryCodes(personId),
    };
  }
}
