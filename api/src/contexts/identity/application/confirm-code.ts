import { Injectable } from '@nestjs/common';
import { withPlainDigits } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { SecondFactorOff, WrongCode } from '../domain/identity.errors';
import { IdentityLimits } from './identity-limits';
import { OneTimeCodes } from './one-time-codes';
import { SecondFactors } from './second-factors';

/**
 * Holds a code against somebody's second factor: the six digits of their authenticator, each of which works once, or one of
 * their recovery codes, where it is on. Tries are counted before they are looked at: many at once are no more than one after
 * the other. Throws SecondFactorOff where there is none, WrongCode and TooManyTries.
 */
@Injectable()
export class ConfirmCode {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly limits: RateLimits,
    private readonly uses: IdentityLimits,
    private readonly clock: Clock,
  ) {}

  async execute(id: Id, typed: string): Promise<void> {
    await this.limits.take(this.uses.codes(id));
    const factor = await this.factors.find(id);
    if (!factor) throw new SecondFactorOff();
    const code = withPlainDigits(typed).replace(/\s/g, '');
    if (/^\d{6}$/.test(code)) {
      const step = this.codes.stepOf(factor.secret, code, this.clock.now());
      if (step === undefined || !(await this.factors.useStep(id, step))) throw new WrongCode();
    } else if (!factor.on || !(await this.factors.useRecoveryCode(id, code))) {
      throw new WrongCode();
    }
  }
}
