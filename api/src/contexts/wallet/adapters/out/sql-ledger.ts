import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Coins, coins } from '../../../../kernel/coins';
import { type Id, newId } from '../../../../kernel/ids';
import { inSlices } from '../../../../kernel/in-slices';
import { Database } from '../../../../platform/database/database';
import { incrementByInserted, onConflict } from '../../../../platform/database/dialect';
import { DatabaseUnusable } from '../../../../platform/database/data-sources';
import { isCheckViolation, isDuplicateKey, StorageUnavailable } from '../../../../platform/database/storage-errors';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { type Ledger } from '../../application/ledger';
import { Liens } from '../../application/liens';
import { COMMIT_HORIZON_MS } from '../../application/transfer-reader';
import { SpendingLimits } from '../../application/spending-limits';
import { PersonalAccounts } from '../../application/personal-accounts';
import { type Account, availableOf, heldOf, personOf } from '../../domain/account';
import { balanceChanges } from '../../domain/changes';
import { maxSeizure } from '../../domain/lien';
import { EARNING_KINDS, type Transfer, transferFor } from '../../domain/postings';
import { NotEnoughCoins } from '../../domain/wallet.errors';
import { SqlFees } from './sql-fees';
import { type PendingTransfer, PendingTransfers } from './pending-transfers';

/** Half of the time after which a day may be closed. The other half is for COMMIT and clock skew. */
const MAX_TRANSACTION_MS = COMMIT_HORIZON_MS / 2;

/** Rows per statement: SQLite takes 32,766 parameters. */
const BATCH_SIZE = 1_000;

/** A transfer with this kind and reference exists: the same event would be posted twice. */
export class TransferAlreadyPosted extends Error {}

/** Hand-written SQL instead of the ORM, since it is a hot path: one upsert for up to
 * 1,000 accounts, then an UPDATE for each debit (bench/ledger). */
@Injectable()
export class SqlLedger implements Ledger, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pending: PendingTransfers,
    private readonly liens: Liens,
    private readonly fees: SqlFees,
    private readonly personalAccounts: PersonalAccounts,
    private readonly spending: SpendingLimits,
  ) {}

  /** Refuses to start on a server that parses CHECK constraints and does not enforce them (TiDB by default). */
  async onModuleInit(): Promise<void> {
    await this.assertCheckEnforced(sql`account`, sql`(id, balance, earned) VALUES ('overdraft', -1, 0)`);
    await this.assertCheckEnforced(sql`lien`, sql`(id, person_id, coins, owed) VALUES ('overdraft', '', 1, -1)`);
  }

  async post(...posted: Transfer[]): Promise<void> {
    const transfers = [...posted, ...(await this.fees.feesFor(posted))];
    await this.spending.assertWithinLimits(balanceChanges(transfers));
    const credited = nonEarningCreditsOf(transfers);
    // Read before any account is locked. A lien that is inserted later causes a retry (`assertNoneOpen`).
    const liens = credited.length > 0 ? await this.liens.openOf(credited) : [];
    for (const { personId } of liens) this.pending.debtors().add(personId);
    const at = this.clock.now();
    this.record(transfers, at);
    this.pending.add(
      transfers.map((transfer) => ({ ...transfer, at })),
      (all) => this.writeAccounts(all),
    );
  }

  async balanceOf(account: Account): Promise<Coins> {
    const balance = await this.database.number(sql`SELECT balance FROM account WHERE id = ?`, [account]);
    return coins(balance + this.pending.pendingChange(account));
  }

  private async assertCheckEnforced(table: Sql, overdraft: Sql): Promise<void> {
    try {
      await this.database.execute(sql`INSERT INTO ${table} ${overdraft}`);
    } catch (error) {
      // Skipped when the server is read-only or unavailable; the next start checks again.
      if (isCheckViolation(error) || error instanceof StorageUnavailable) return;
      throw error;
    }
    await this.database.execute(sql`DELETE FROM ${table} WHERE id = 'overdraft'`);
    throw new DatabaseUnusable(`The database cannot be used: it does not enforce the CHECK of the table ${table}.`);
  }

  private async writeAccounts(transfers: readonly PendingTransfer[]): Promise<void> {
    if (transfers.some(({ at }) => this.clock.now() - at > MAX_TRANSACTION_MS)) {
      throw new StorageUnavailable(
        new Error('This unit of work took so long that the day of its transfers may be closed.'),
      );
    }
    const credited = nonEarningCreditsOf(transfers);
    const debtors = this.pending.debtors();
    const paid = await this.payLiens(
      credited.filter((id) => debtors.has(id)),
      transfers,
    );
    this.writeChanges([...transfers, ...paid]);
    const withoutKnownLiens = credited.filter((id) => !debtors.has(id));
    if (withoutKnownLiens.length > 0) this.liens.assertNoneOpen(withoutKnownLiens);
  }

  /** Pays liens from credits. Locks the debtors' accounts, since the amount depends on their balances. */
  private async payLiens(
    personIds: readonly Id[],
    transfers: readonly PendingTransfer[],
  ): Promise<readonly PendingTransfer[]> {
    const changes = new Map(balanceChanges(transfers));
    const paid: Transfer[] = [];
    for (const personId of [...personIds].sort()) {
      const { available, held, earned, withdrawn } = await this.personalAccounts.lockAssets(personId);
      const account = availableOf(personId);
      let remaining = maxSeizure({
        available: available + (changes.get(account) ?? 0),
        held: held + (changes.get(heldOf(personId)) ?? 0),
        earned: earned + (earnedIn(transfers).get(account) ?? 0),
        withdrawn,
      });
      for (const { id, owed } of await this.liens.openOf([personId])) {
        const amount = Math.min(owed, remaining);
        if (amount === 0) continue;
        remaining -= amount;
        this.liens.pay(id, amount);
        paid.push(
          transferFor('lien-paid', { buyerId: personId, coins: coins(amount), lienId: id, repaymentId: newId() }),
        );
      }
    }
    const at = this.clock.now();
    if (paid.length > 0) this.record(paid, at);
    return paid.map((transfer) => ({ ...transfer, at }));
  }

  /**
   * The first statements lock all accounts in a fixed order, insert missing ones, and apply credits and earnings.
   * Each debit is an UPDATE of its own, so that CHECK applies to its result.
   */
  private writeChanges(transfers: readonly PendingTransfer[]): void {
    const changes = balanceChanges(transfers);
    const earned = earnedIn(transfers);
    for (const some of inSlices(changes, BATCH_SIZE)) {
      this.database.enqueueWrite(
        sql`INSERT INTO account (id, balance, earned) VALUES ${placeholders(some, sql`(?, ?, ?)`)}
         ${onConflict(this.database, 'id')} ${incrementByInserted(this.database, 'balance', 'earned')}`,
        some.flatMap(([account, change]) => [account, Math.max(0, change), earned.get(account) ?? 0]),
      );
    }
    for (const [account, change] of changes) {
      if (change > 0) continue;
      this.database.enqueueWrite(sql`UPDATE account SET balance = balance - ? WHERE id = ?`, [-change, account], {
        mapError: (error) => (isCheckViolation(error) ? new NotEnoughCoins() : error),
      });
    }
  }

  private record(transfers: readonly Transfer[], at: number): void {
    for (const some of inSlices(transfers, BATCH_SIZE)) {
      const events = () => some.map(({ kind, reference }) => `${kind} ${reference}`).join(', ');
      this.database.enqueueWrite(
        sql`INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at)
         VALUES ${placeholders(some, sql`(?, ?, ?, ?, ?, ?, ?)`)}`,
        some.flatMap(({ from, to, amount, kind, reference }) => [newId(), from, to, amount, kind, reference, at]),
        { mapError: (error) => (isDuplicateKey(error) ? new TransferAlreadyPosted(events()) : error) },
      );
    }
  }
}

/** People with a net credit, of which a part is not earnings. */
function nonEarningCreditsOf(transfers: readonly Transfer[]): readonly Id[] {
  const grow = new Set(balanceChanges(transfers).flatMap(([account, change]) => (change > 0 ? [account] : [])));
  const credits = transfers.filter(({ kind, to }) => grow.has(to) && !EARNING_KINDS.includes(kind));
  return [...new Set(credits.flatMap(({ to }) => personOf(to) ?? []))];
}

/** What each account earns by these transfers. */
function earnedIn(transfers: readonly Transfer[]): ReadonlyMap<Account, number> {
  const earned = new Map<Account, number>();
  for (const { kind, to, amount } of transfers) {
    if (EARNING_KINDS.includes(kind)) earned.set(to, (earned.get(to) ?? 0) + amount);
  }
  return earned;
}
