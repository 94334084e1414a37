import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Withdrawals } from './withdrawals';

/** The full account number for the Admin who pays; recorded in the audit log. Throws NotFound. */
@Injectable()
export class RevealAccountNumber {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly audit: AuditLog,
  ) {}

  execute(withdrawalId: Id, adminId: Id): Promise<string> {
    return this.unitOfWork.run(async () => {
      const withdrawal = await this.withdrawals.find(withdrawalId);
      const accountNumber = await this.withdrawals.accountNumberOf(withdrawalId);
      if (!withdrawal || accountNumber === undefined) throw new NotFound();
      await this.audit.record({
        adminId,
        action: 'account-number-revealed',
        subject: withdrawalId,
        personId: withdrawal.workerId,
        details: {},
      });
      return accountNumber;
    });
  }
}
