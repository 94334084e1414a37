import { Injectable } from '@nestjs/common';
import { withPlainDigits } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits, RateLimitExceeded } from '../../../platform/limits/rate-limits';
import { SecondFactorOff, WrongCode } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { OneTimeCodes } from './one-time-codes';
import { type SecondFactor, SecondFactors } from './second-factors';
import { SecurityNotices } from './security-notices';

/** Wrong codes after which the account's owner is e-mailed, since an attacker may have the password. */
const NOTIFY_FROM = 3;

/**
 * Verifies a code of a second factor: six digits of an authenticator, each usable once, or a recovery code. Attempts
 * are counted before the check, so that concurrent attempts are limited too. Throws SecondFactorOff where none is
 * enabled, WrongCode and RateLimitExceeded.
 */
@Injectable()
export class ConfirmCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  /** `client`: the session, or a browser in which a code was proved before; undefined for any other. */
  async execute(id: Id, typed: string, client?: string): Promise<void> {
    await this.limits.take(this.uses.codes(id, client));
    await this.slowDown(id, client);
    const factor = await this.factors.find(id);
    if (!factor) throw new SecondFactorOff();
    try {
      await this.prove(id, factor, withPlainDigits(typed).replace(/\s/g, ''));
    } catch (error) {
      if (error instanceof WrongCode && factor.on) await this.recordWrong(id, client);
      throw error;
    }
  }

  private async prove(id: Id, factor: SecondFactor, code: string): Promise<void> {
    if (/^\d{6}$/.test(code)) {
      const step = this.codes.stepOf(factor.secret, code, this.clock.now());
      if (step === undefined || !(await this.factors.useStep(id, step))) throw new WrongCode();
    } else if (!factor.on) {
      throw new WrongCode();
    } else {
      await this.unitOfWork.run(async () => {
        if (!(await this.factors.useRecoveryCode(id, code))) throw new WrongCode();
        await this.notices.notify(id, 'recovery-code-used');
      });
    }
  }

  /** Uses the single attempt per backoff interval, so that concurrent attempts are limited. */
  private async slowDown(id: Id, client?: string): Promise<void> {
    const wrong = this.uses.wrongCodes(id, client);
    const used = await this.limits.used(wrong);
    if (used >= wrong.most) await this.limits.take(this.uses.codesPause(id, client, used));
  }

  private async recordWrong(id: Id, client?: string): Promise<void> {
    const wrong = this.uses.wrongCodes(id, client);
    await this.limits.count(wrong);
    if ((await this.limits.used(wrong)) < NOTIFY_FROM) return;
    try {
      await this.unitOfWork.run(async () => {
        await this.limits.take(this.uses.wrongCodeMails(id));
        await this.notices.notify(id, 'codes-guessed');
      });
    } catch (error) {
      if (!(error instanceof RateLimitExceeded)) throw error;
    }
  }
}
