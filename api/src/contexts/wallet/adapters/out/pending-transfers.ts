import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Account } from '../../domain/account';
import { balanceChanges } from '../../domain/changes';
import { type Transfer } from '../../domain/postings';

export interface Unwritten extends Transfer {
  /** When it was posted, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * What the running unit of work has posted and not yet written into the accounts. Its own reads add it, and so see what they
 * would see if it were written.
 */
@Injectable()
export class PendingTransfers {
  private readonly byUnit = new WeakMap<object, Unwritten[]>();
  private readonly owingByUnit = new WeakMap<object, Set<Id>>();

  constructor(private readonly database: Database) {}

  /** Keeps them for the running unit of work; `write` is called with all of them right before it commits. */
  add(transfers: readonly Unwritten[], write: (all: readonly Unwritten[]) => Promise<void>): void {
    const waiting = this.waiting();
    if (waiting.length === 0) this.database.beforeCommit(async () => write(waiting.splice(0)));
    waiting.push(...transfers);
  }

  /** Coins by which an account will be more, or less below zero. */
  pendingChange(account: Account): number {
    return balanceChanges(this.waiting()).find(([changed]) => changed === account)?.[1] ?? 0;
  }

  /** People of whom the running unit of work knows that they owe coins. */
  owing(): Set<Id> {
    const { unit } = this.database;
    const owing = (unit && this.owingByUnit.get(unit)) ?? new Set<Id>();
    if (unit) this.owingByUnit.set(unit, owing);
    return owing;
  }

  private waiting(): Unwritten[] {
    const { unit } = this.database;
    if (!unit) return [];
    const waiting = this.byUnit.get(unit) ?? [];
    this.byUnit.set(unit, waiting);
    return waiting;
  }
}
