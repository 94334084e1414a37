import { Injectable } from '@nestjs/common';
import { type Id, newId } from '../../../kernel/ids';
import { assertNotOwn } from '../../../kernel/own-money';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People, type Person } from '../../people';
import { Notifier } from '../../messages';
import { Wallets } from '../../wallet';
import { AdminIsProtected } from '../domain/moderation.errors';

export interface BalanceCorrection {
  readonly adminId: Id;
  readonly personId: Id;
  /** The new coin balance. */
  readonly coin: number;
  readonly reason: string;
}

/**
 * An Admin sets a person's balance, by one transfer with a reason. Throws OwnMoney, and AdminIsProtected for another
 * Admin.
 */
@Injectable()
export class CorrectBalance {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly wallets: Wallets,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, personId, coin, reason }: BalanceCorrection): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const person = await this.people.lock(personId);
      assertNotOwn(adminId, personId);
      if (person.role === 'Admin') throw new AdminIsProtected();
      const reference = newId();
      const { before, after } = await this.wallets.correct({ personId, coin, reference });
      if (before === after) return person;
      await this.notifier.notify(personId, 'balance/corrected', { coins: after, reason, about: reference });
      const details = { from: before, to: after, reason };
      await this.audit.record({ adminId, action: 'balance-corrected', subject: personId, personId, details });
      return person;
    });
  }
}
