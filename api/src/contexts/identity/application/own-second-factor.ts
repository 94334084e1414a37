import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Members } from '../../people';
import { SecondFactorOff, SecondFactorOn } from '../domain/identity.errors';
import { ConfirmCode } from './confirm-code';
import { ConfirmPassword } from './confirm-password';
import { IdentityProvider } from './identity-provider';
import { OneTimeCodes } from './one-time-codes';
import { SecondFactors } from './second-factors';
import { SecurityNotices } from './security-notices';
import { type OwnSession, Sessions } from './sessions';

@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly confirmPassword: ConfirmPassword,
    private readonly confirmCode: ConfirmCode,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Generates a secret for an authenticator. It has no effect until its first code. `password`: the person's own, where
   * they have one. Otherwise an attacker with an open session could lock out the owner. Throws SecondFactorOn,
   * WrongPassword, NoPassword and RateLimitExceeded.
   */
  async begin(own: OwnSession, password?: string): Promise<{ readonly secret: string; readonly address: string }> {
    const { personId } = own;
    const identity = found(await this.identities.find(personId));
    if (password !== undefined || (await this.identities.signInMethods(personId)).password) {
      await this.confirmPassword.execute(own, password ?? '');
    }
    const secret = this.codes.generateSecret();
    const enrolled = await this.unitOfWork.run(() => this.factors.begin(personId, secret));
    if (!enrolled) throw new SecondFactorOn();
    return { secret, address: this.codes.addressOf(secret, identity.email) };
  }

  /**
   * Enables the second factor with its first code, and ends all other sessions, which have not proved it. Returns the
   * recovery codes, which are shown only once. Throws SecondFactorOn, SecondFactorOff and WrongCode.
   */
  async enable({ personId, sessionId }: OwnSession, code: string): Promise<readonly string[]> {
    if ((await this.factors.find(personId))?.on) throw new SecondFactorOn();
    await this.confirmCode.execute(personId, code, sessionId);
    return this.unitOfWork.run(async () => {
      if (!(await this.factors.enable(personId, this.clock.now()))) throw new SecondFactorOff();
      await this.members.guard(personId, true);
      await this.sessions.endOthersOf(personId, sessionId);
      await this.sessions.secondFactorProved(sessionId);
      await this.notices.notify(personId, 'second-factor-on');
      return this.drawRecoveryCodes(personId);
    });
  }

  /** Throws SecondFactorOff and WrongCode. */
  async disable(own: OwnSession, code: string): Promise<void> {
    await this.confirm(own, code);
    await this.disableFor(own.personId);
  }

  /** Only for the owner's command line: for a person who has lost phone and recovery codes. */
  disableFor(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.factors.remove(personId);
      await this.members.guard(personId, false);
      await this.notices.notify(personId, 'second-factor-off');
    });
  }

  /** Replaces all recovery codes; the new ones are shown only once. Throws SecondFactorOff and WrongCode. */
  async renewRecoveryCodes(own: OwnSession, code: string): Promise<readonly string[]> {
    await this.confirm(own, code);
    return this.unitOfWork.run(async () => {
      await this.notices.notify(own.personId, 'recovery-codes-renewed');
      return this.drawRecoveryCodes(own.personId);
    });
  }

  /** Proves the session by a code. Throws SecondFactorOff, WrongCode and RateLimitExceeded. */
  async confirm({ personId, sessionId }: OwnSession, code: string): Promise<void> {
    if (!(await this.factors.find(personId))?.on) throw new SecondFactorOff();
    await this.confirmCode.execute(personId, code, sessionId);
    await this.sessions.proved(sessionId);
  }

  private async drawRecoveryCodes(personId: Id): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.codes.newRecoveryCode());
    await this.factors.replaceRecoveryCodes(personId, codes);
    return codes;
  }
}
