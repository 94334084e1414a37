import { type StatementBatchResult, type Statement } from './engine';
import { type Sql } from './sql';
import { classifyDriverError } from './storage-errors';

/** Maximum statements per round trip, so that short reads do not wait for many others. */
const MAX_BATCH_SIZE = 8;

interface Reading extends Statement {
  resolve(rows: unknown): void;
  reject(error: unknown): void;
}

/**
 * Batches reads outside of units of work: reads of the same tick share a round trip. Each has its own result or error,
 * and sees what was committed before it ran.
 */
export class ReadBatcher {
  private unsent: Reading[] = [];

  /** `send` runs statements in order on a connection; it throws where there is none. */
  constructor(private readonly send: (statements: readonly Statement[]) => Promise<StatementBatchResult>) {}

  rows(sql: Sql, parameters: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.unsent.push({ sql, parameters, reads: true, resolve, reject });
      // After the current tick has issued all its reads.
      if (this.unsent.length === 1) process.nextTick(() => this.sendAll());
    });
  }

  private sendAll(): void {
    const readings = this.unsent.splice(0);
    for (let first = 0; first < readings.length; first += MAX_BATCH_SIZE)
      void this.sendBatch(readings.slice(first, first + MAX_BATCH_SIZE));
  }

  private async sendBatch(readings: readonly Reading[]): Promise<void> {
    let batch: StatementBatchResult;
    try {
      batch = await this.send(readings);
    } catch (error) {
      for (const { reject } of readings) reject(error);
      return;
    }
    if (batch.failure) return this.retryWithout(batch.answers.length, batch.failure.error, readings);
    readings.forEach(({ resolve }, index) => resolve(batch.answers[index]));
  }

  /** Rejects the failed read and sends the others again. A lost connection rejects all of them. */
  private async retryWithout(position: number, error: unknown, readings: readonly Reading[]): Promise<void> {
    const lost = classifyDriverError(error) === 'reconnect' ? readings : readings.slice(position, position + 1);
    for (const { reject } of lost) reject(error);
    const others = readings.filter((reading) => !lost.includes(reading));
    if (others.length > 0) await this.sendBatch(others);
  }
}
