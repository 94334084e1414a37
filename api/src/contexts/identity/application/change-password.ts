import { Injectable } from '@nestjs/common';
import { isStrongPassword } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { WeakPassword } from '../domain/identity.errors';
import { ConfirmPassword } from './confirm-password';
import { IdentityProvider } from './identity-provider';
import { ownRequester, PasswordHashLimiter } from './password-hash-limiter';
import { SecurityNotices } from './security-notices';
import { Sessions } from './sessions';

interface NewPassword {
  readonly personId: Id;
  /** The session that stays open. */
  readonly sessionId: Id;
  readonly password: string;
  readonly newPassword: string;
}

/**
 * Changes the password and ends all other sessions of the person. Throws WeakPassword, WrongPassword, NoPassword and
 * RateLimitExceeded.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly confirmPassword: ConfirmPassword,
    private readonly slots: PasswordHashLimiter,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
  ) {}

  async execute({ personId, sessionId, password, newPassword }: NewPassword): Promise<void> {
    if (!isStrongPassword(newPassword)) throw new WeakPassword('newPassword');
    await this.confirmPassword.execute({ personId, sessionId }, password);
    const prepared = await this.slots.run(() => this.identities.preparePassword(newPassword), ownRequester(personId));
    await this.unitOfWork.run(async () => {
      await this.identities.changePassword(personId, prepared);
      await this.sessions.endOthersOf(personId, sessionId);
      await this.notices.notify(personId, 'password-changed');
    });
  }
}
