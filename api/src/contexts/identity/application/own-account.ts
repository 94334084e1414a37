import { Injectable } from '@nestjs/common';
import { type Account, isStrongPassword, type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Members, type Profile } from '../../people';
import { type Identity } from '../domain/identity';
import { WeakPassword } from '../domain/identity.errors';
import { ConfirmPassword } from './confirm-password';
import { IdentityProvider } from './identity-provider';
import { ownRequester, PasswordHashLimiter } from './password-hash-limiter';
import { SecondFactors } from './second-factors';
import { SecurityNotices } from './security-notices';
import { type OwnSession, Sessions } from './sessions';

@Injectable()
export class OwnAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly factors: SecondFactors,
    private readonly members: Members,
    private readonly confirmPassword: ConfirmPassword,
    private readonly slots: PasswordHashLimiter,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
  ) {}

  /** The sign-in methods. */
  async of(personId: Id): Promise<Omit<Account, 'secondFactorNeeded' | 'suspension'>> {
    const { email, language } = await this.find(personId);
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

  /** Stores the language with the person, so that it applies on all devices. */
  changeLanguage(personId: Id, language: Language): Promise<void> {
    return this.unitOfWork.run(() => this.identities.changeLanguage(personId, language));
  }

  /** Changes name and photo of the account, and of its person if there is one. */
  changeProfile(id: Id, profile: Profile): Promise<Identity> {
    return this.unitOfWork.run(async () => {
      await this.identities.changeProfile(id, profile);
      await this.members.rename(id, profile);
      return this.find(id);
    });
  }

  /**
   * Changes the password and ends all other sessions of the person. Throws WeakPassword, WrongPassword, NoPassword and
   * RateLimitExceeded.
   */
  async changePassword(own: OwnSession, password: string, newPassword: string): Promise<void> {
    const { personId, sessionId } = own;
    if (!isStrongPassword(newPassword)) throw new WeakPassword('newPassword');
    await this.confirmPassword.execute(own, password);
    const prepared = await this.slots.run(() => this.identities.preparePassword(newPassword), ownRequester(personId));
    await this.unitOfWork.run(async () => {
      await this.identities.changePassword(personId, prepared);
      await this.sessions.endOthersOf(personId, sessionId);
      await this.notices.notify(personId, 'password-changed');
    });
  }

  private async find(id: Id): Promise<Identity> {
    return found(await this.identities.find(id));
  }
}
