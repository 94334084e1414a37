import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Account } from '../../domain/account';
import { balanceChanges } from '../../domain/changes';
import { type Transfer } from '../../domain/postings';

export interface PendingTransfer extends Transfer {
  /** When it was posted, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Transfers that the current unit of work has posted, and whose account balances are not written yet. Reads of the same
 * unit of work add them to the stored balances.
 */
@Injectable()
export class PendingTransfers {
  private readonly byUnit = new WeakMap<object, PendingTransfer[]>();
  private readonly debtorsByUnit = new WeakMap<object, Set<Id>>();

  constructor(private readonly database: Database) {}

  /** Stores transfers for the current unit of work. Calls `write` with all of them just before COMMIT. */
  add(transfers: readonly PendingTransfer[], write: (all: readonly PendingTransfer[]) => Promise<void>): void {
    const unwritten = this.unwritten();
    if (unwritten.length === 0) this.database.beforeCommit(async () => write(unwritten.splice(0)));
    unwritten.push(...transfers);
  }

  /** Net change of an account by these transfers, in coins. */
  pendingChange(account: Account): number {
    return balanceChanges(this.unwritten()).find(([changed]) => changed === account)?.[1] ?? 0;
  }

  /** Users with a lien that was read in the current unit of work. */
  debtors(): Set<Id> {
    const { unit } = this.database;
    const debtors = (unit && this.debtorsByUnit.get(unit)) ?? new Set<Id>();
    if (unit) this.debtorsByUnit.set(unit, debtors);
    return debtors;
  }

  private unwritten(): PendingTransfer[] {
    const { unit } = this.database;
    if (!unit) return [];
    const unwritten = this.byUnit.get(unit) ?? [];
    this.byUnit.set(unit, unwritten);
    return unwritten;
  }
}
