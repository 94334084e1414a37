import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Coins, coins, multiplyCoins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { TaskPosting } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { remainingCoins } from '../domain/batch';
import { Batches, type TaskBatch } from './batches';

/** Transfers per statement. */
const BATCH_SIZE = 1_000;

/** Stops a batch and returns the coins of its unposted rows to its buyer. Inside the caller's unit of work. */
@Injectable()
export class StopBatch {
  constructor(
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * With `close` its posted tasks take no more work, and the coins of their open slots are returned too. Returns the
   * stopped batch, and the coins of its posted tasks; undefined where it had ended before.
   */
  async execute(
    id: Id,
    state: 'cancelled' | 'past',
    close = false,
  ): Promise<{ readonly batch: TaskBatch; readonly closed: Coins } | undefined> {
    if (!(await this.batches.stop(id, state, this.clock.now()))) return undefined;
    // Read after the write, which locks the row: no more rows are posted.
    const batch = (await this.batches.find(id)) as TaskBatch;
    await this.posting.end(id);
    const items = close ? await this.posting.close(id) : [];
    const closed = coins(items.reduce((sum, { payable, slots }) => sum + multiplyCoins(payable, slots), 0));
    if (closed > 0) await this.batches.storeClosedCoins(id, closed);
    const remaining = remainingCoins(batch);
    if (remaining > 0) {
      await this.ledger.post(transferFor('batch-returned', { id, buyerId: batch.buyerId, coins: remaining }));
    }
    for (let from = 0; from < items.length; from += BATCH_SIZE) {
      await this.ledger.post(...items.slice(from, from + BATCH_SIZE).map((item) => transferFor('task-closed', item)));
    }
    return { batch, closed };
  }
}
