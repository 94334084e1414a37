import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Coins, coins } from '../../../../kernel/coins';
import { newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { OtherRowsHit } from '../../../../platform/database/engine';
import { isDuplicateKey, StorageUnavailable } from '../../../../platform/database/storage-errors';
import { placeholders } from '../../../../platform/database/placeholders';
import { Ledger } from '../../application/ledger';
import { SETTLED_MS } from '../../application/movements';
import { type Account } from '../../domain/account';
import { changesOf } from '../../domain/changes';
import { type Transfer, type TransferKind } from '../../domain/postings';
import { NotEnoughCoins } from '../../domain/wallet.errors';
import { type Unwritten, UnwrittenTransfers } from './unwritten-transfers';

/** Half of what makes a transfer settled: the other half is for the commit and for clocks that differ. */
const LONGEST_UNIT_MS = SETTLED_MS / 2;

/** Two transfers with one kind and reference: an event was about to move coins twice. */
export class TransferAlreadyPosted extends Error {}

const ADD_TO = {
  mysql: 'ON DUPLICATE KEY UPDATE balance = balance + VALUES(balance), earned = earned + VALUES(earned)',
  sqlite: 'ON CONFLICT (id) DO UPDATE SET balance = balance + excluded.balance, earned = earned + excluded.earned',
};

const DEBIT = 'UPDATE account SET balance = balance - ?, earned = earned + ? WHERE id = ? AND balance >= ?';

type Credit = readonly [account: Account, amount: number, earned: number];

/** In SQL: beside every move of coins, which `bench/` measures; one statement adds to an account or makes it. */
@Injectable()
export class SqlLedger extends Ledger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly unwritten: UnwrittenTransfers,
  ) {
    super();
  }

  post(...transfers: Transfer[]): Promise<void> {
    return this.postOr(NotEnoughCoins, ...transfers);
  }

  async postOr(Refusal: new () => Error, ...transfers: Transfer[]): Promise<void> {
    const at = this.clock.now();
    this.record(transfers, at);
    this.unwritten.add(
      transfers.map((transfer) => ({ ...transfer, Refusal, at })),
      (all) => this.writeAccounts(all),
    );
  }

  async balanceOf(account: Account): Promise<Coins> {
    const [row] = await this.database.query<{ balance: number }>('SELECT balance FROM account WHERE id = ?', [account]);
    return coins((row?.balance ?? 0) + this.unwritten.changeOf(account));
  }

  private async writeAccounts(transfers: readonly Unwritten[]): Promise<void> {
    if (transfers.some(({ at }) => this.clock.now() - at > LONGEST_UNIT_MS)) {
      throw new StorageUnavailable(
        new Error('This unit of work took so long that the day of its transfers may be closed.'),
      );
    }
    // Accounts that follow each other and all gain are one statement: a piece of a batch fills a hundred of them.
    const credits: Credit[] = [];
    for (const [account, change] of changesOf(transfers)) {
      const earned = earnedBy(account, transfers);
      if (change > 0) {
        credits.push([account, change, earned]);
        continue;
      }
      this.credit(credits.splice(0));
      this.database.later(DEBIT, [-change, earned, account, -change], {
        hits: 1,
        instead: (error) => (error instanceof OtherRowsHit ? refusalOf(account, transfers) : error),
      });
    }
    this.credit(credits);
  }

  private credit(credits: readonly Credit[]): void {
    if (credits.length === 0) return;
    const places = placeholders(credits, '(?, ?, ?)');
    this.database.later(
      `INSERT INTO account (id, balance, earned) VALUES ${places} ${ADD_TO[this.database.dialect]}`,
      credits.flat(),
    );
  }

  private record(transfers: readonly Transfer[], at: number): void {
    const rows = transfers.map(({ from, to, amount, kind, reference }) => [
      newId(),
      from,
      to,
      amount,
      kind,
      reference,
      at,
    ]);
    const places = placeholders(rows, '(?, ?, ?, ?, ?, ?, ?)');
    const events = () => transfers.map(({ kind, reference }) => `${kind} ${reference}`).join(', ');
    this.database.later(
      `INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES ${places}`,
      rows.flat(),
      { instead: (error) => (isDuplicateKey(error) ? new TransferAlreadyPosted(events()) : error) },
    );
  }
}

function refusalOf(account: Account, transfers: readonly Unwritten[]): Error {
  const { Refusal } = transfers.find(({ from }) => from === account) as Unwritten;
  return new Refusal();
}

const EARNED: readonly TransferKind[] = ['submission-accepted', 'dispute-awarded', 'goodwill-awarded'];

function earnedBy(account: Account, transfers: readonly Transfer[]): number {
  return transfers
    .filter(({ kind, to }) => EARNED.includes(kind) && to === account)
    .reduce((sum, { amount }) => sum + amount, 0);
}
