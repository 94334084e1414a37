import { Injectable } from '@nestjs/common';
import { earnedLeft } from '../../../kernel/earned-coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { ConfirmPassword, Membership, type OwnSession } from '../../identity';
import { People } from '../../people';
import { Balances, Wallets } from '../../wallet';
import { CoinsChanged, LastAdmin } from '../domain/moderation.errors';
import { coinsLost, type OpenObligations, closureBlocker } from '../domain/open-obligations';
import { OpenObligationsReader } from './open-obligations-reader';
import { AccountDeletion } from './account-deletion';

interface CloseAccountInput extends OwnSession {
  /** The person's own; undefined where the session has a recent proof. */
  readonly password: string | undefined;
  /** Coins that the person agrees to lose. */
  readonly coins: number;
}

/** What closing the account would lose, and what prevents it; undefined for nothing. */
export interface ClosurePreview {
  readonly business: OpenObligations;
  /** Earned coins, which can be withdrawn first. */
  readonly earned: number;
  readonly refusal: ReturnType<typeof closureBlocker> | InstanceType<typeof LastAdmin>;
}

/**
 * Closes the caller's own account permanently. Throws WrongPassword, NoPassword and RateLimitExceeded; LastAdmin,
 * PayoutUnderWay and DisputeUnderWay; CoinsChanged where more coins would be lost than agreed.
 */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmPassword: ConfirmPassword,
    private readonly people: People,
    private readonly membership: Membership,
    private readonly wallets: Wallets,
    private readonly balances: Balances,
    private readonly business: OpenObligationsReader,
    private readonly deletion: AccountDeletion,
    private readonly audit: AuditLog,
  ) {}

  async prospect(personId: Id): Promise<ClosurePreview> {
    const business = await this.business.of(personId);
    const alone = isAlone(personId, await this.people.admins());
    const [balance, everEarned] = [await this.balances.of([personId]), await this.balances.earnedBy(personId)];
    const { available = 0, held = 0 } = balance.get(personId) ?? {};
    const earned = earnedLeft({ available, held, earned: everEarned });
    return { business, earned, refusal: alone ? new LastAdmin() : closureBlocker(business) };
  }

  async execute({ personId, sessionId, password, coins }: CloseAccountInput): Promise<void> {
    if (password !== undefined) await this.confirmPassword.execute({ personId, sessionId }, password);
    await this.unitOfWork.run(async () => {
      // Locks all Admins first: if the last two leave concurrently, one stays.
      if ((await this.people.get(personId)).role === 'Admin') await this.stepDown(personId);
      const person = await this.people.lock(personId);
      await this.wallets.lock(personId);
      const business = await this.business.of(personId);
      const refusal = closureBlocker(business);
      if (refusal) throw refusal;
      const lost = coinsLost(business);
      if (lost > coins) throw new CoinsChanged();
      await this.deletion.of(person, newId());
      const entry = { adminId: personId, subject: personId, personId, details: { coins: lost } };
      await this.audit.record({ ...entry, action: 'account-closed' });
    });
  }

  private async stepDown(personId: Id): Promise<void> {
    if (isAlone(personId, await this.people.lockAdmins())) throw new LastAdmin();
    await this.membership.appoint(personId, 'Worker');
  }
}

function isAlone(personId: Id, admins: readonly Id[]): boolean {
  return admins.length === 1 && admins[0] === personId;
}
