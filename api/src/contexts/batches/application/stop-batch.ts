import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Coins, coins, multiplyCoins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { TaskPosting, TaskStreams } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { remainingCoins } from '../domain/batch';
import { Batches, type TaskBatch } from './batches';

interface Cancelled {
  readonly batch: TaskBatch;
  /** False where it was cancelled before. */
  readonly isFirst: boolean;
  readonly returned: Coins;
}

/** Stops a batch and returns the coins of its unposted rows to its buyer. Inside the caller's unit of work. */
@Injectable()
export class StopBatch {
  constructor(
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly streams: TaskStreams,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Returns the stopped batch; undefined where it had ended before. */
  async execute(id: Id, state: 'cancelled' | 'past'): Promise<TaskBatch | undefined> {
    const batch = await this.stop(id, state);
    if (batch) await this.returnUnposted(batch);
    return batch;
  }

  /**
   * Cancels a batch. Its posted tasks take no more work, and the coins of their open slots are returned, too. They may
   * be open although it is cancelled, where it was stopped because its buyer owes coins. Undefined where it had ended
   * otherwise.
   */
  async cancel(id: Id): Promise<Cancelled | undefined> {
    const stopped = await this.stop(id, 'cancelled');
    const batch = stopped ?? (await this.batches.find(id));
    if (batch?.state !== 'cancelled') return undefined;
    const items = await this.posting.close(id);
    const closed = coins(items.reduce((sum, { payable, slots }) => sum + multiplyCoins(payable, slots), 0));
    if (closed > 0) await this.batches.storeClosedCoins(id, closed);
    const unposted = stopped ? await this.returnUnposted(stopped) : 0;
    if (closed > 0) await this.ledger.post(...items.map((item) => transferFor('task-closed', item)));
    return { batch, isFirst: stopped !== undefined, returned: coins(closed + unposted) };
  }

  private async stop(id: Id, state: 'cancelled' | 'past'): Promise<TaskBatch | undefined> {
    if (!(await this.batches.stop(id, state, this.clock.now()))) return undefined;
    await this.streams.end(id);
    // Read after the write, which locks the row: no more rows are posted.
    return this.batches.find(id);
  }

  private async returnUnposted(batch: TaskBatch): Promise<Coins> {
    const remaining = remainingCoins(batch);
    if (remaining > 0) {
      const { id, buyerId } = batch;
      await this.ledger.post(transferFor('batch-returned', { id, buyerId, coins: remaining }));
    }
    return remaining;
  }
}
