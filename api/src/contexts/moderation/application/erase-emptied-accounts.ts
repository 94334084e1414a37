import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Job } from '../../../platform/scheduler/job';
import { People, type Suspension, Suspensions } from '../../people';
import { Balances, Wallets } from '../../wallet';
import { isWoundUp } from '../domain/removal';
import { AccountDeletion } from './account-deletion';
import { OpenObligationsReader } from './open-obligations-reader';

/** Accounts checked per run. */
const BATCH_SIZE = 100;

/** Erases accounts of removed people after they have withdrawn their coins. */
@Injectable()
export class EraseEmptiedAccounts extends Job {
  readonly name = 'erase emptied accounts';
  /** Start of the next run. */
  private position: Id = '';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly suspensions: Suspensions,
    private readonly people: People,
    private readonly balances: Balances,
    private readonly wallets: Wallets,
    private readonly business: OpenObligationsReader,
    private readonly deletion: AccountDeletion,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const removals = await this.suspensions.removals(this.position, BATCH_SIZE);
    const balances = await this.balances.of(removals.map(({ personId }) => personId));
    for (const removal of removals.filter(({ personId }) => (balances.get(personId)?.coin ?? 0) === 0)) {
      await this.unitOfWork.run(() => this.erase(removal)).catch(report);
    }
    const more = removals.length === BATCH_SIZE;
    this.position = more ? (removals.at(-1)?.id ?? '') : '';
    return more;
  }

  private async erase({ id, personId, adminId }: Suspension): Promise<void> {
    if (!(await this.people.lockIfExists(personId))) return this.suspensions.endByErasure(id, this.clock.now());
    const person = await this.people.get(personId);
    const holdings = await this.wallets.holdings(personId);
    if (!isWoundUp(holdings, await this.business.of(personId))) return;
    await this.suspensions.endByErasure(id, this.clock.now());
    if (!(await this.deletion.of(person, id))) throw new Error(`The account ${personId} cannot be erased.`);
    await this.audit.record({ adminId, action: 'account-erased', subject: personId, personId, details: {} });
  }
}
