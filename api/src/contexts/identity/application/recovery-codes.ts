import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { SecondFactorOff } from '../domain/identity.errors';
import { ConfirmCode } from './confirm-code';
import { OneTimeCodes } from './one-time-codes';
import { SecondFactors } from './second-factors';
import { SecurityNotices } from './security-notices';
import { Sessions } from './sessions';

/** Replaces all recovery codes. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmCode: ConfirmCode,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
  ) {}

  /** Returns the new codes, which are shown only once. Throws SecondFactorOff and WrongCode. */
  async renew(personId: Id, sessionId: Id, code: string): Promise<readonly string[]> {
    if (!(await this.factors.find(personId))?.on) throw new SecondFactorOff();
    await this.confirmCode.execute(personId, code, sessionId);
    await this.sessions.proved(sessionId);
    return this.unitOfWork.run(async () => {
      await this.notices.notify(personId, 'recovery-codes-renewed');
      return this.draw(personId);
    });
  }

  /** Joins the caller's unit of work. */
  async draw(personId: Id): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.codes.newRecoveryCode());
    await this.factors.replaceRecoveryCodes(personId, codes);
    return codes;
  }
}
