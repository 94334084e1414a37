import { type Statement, type Transaction } from './engine';
import { mayHaveCommitted, OutcomeUnknown, classifyDriverError } from './storage-errors';

export interface EnqueuedWriteOptions {
  /** Maps the write's error to the error of the unit of work. */
  mapError?(error: unknown): unknown;
}

interface Deferred {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

type Unsent = Statement & EnqueuedWriteOptions & { readonly deferred?: Deferred };

/**
 * One unit of work on its transaction. Statements are sent in the order of the calls; those of the same tick share a
 * round trip. A write that is not awaited is sent with the next awaited statement, or with COMMIT.
 */
export class UnitOfWorkSession {
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly afterCommit: (() => void)[] = [];
  /** Set before COMMIT; from then on Database no longer uses this session. */
  isClosed = false;
  private unsent: Unsent[] = [];
  private sending: Promise<void> | undefined;
  /** Once set, all later statements reject with this error, since the transaction is rolled back. */
  private failure: { readonly error: unknown } | undefined;

  constructor(readonly transaction: Transaction) {}

  /** Returns rows for a read, else the number of affected rows. */
  send(statement: Statement): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.unsent.push({ ...statement, deferred: { resolve, reject } });
      this.scheduleSending();
    });
  }

  enqueueWrite(write: Omit<Statement, 'reads'> & EnqueuedWriteOptions): void {
    this.unsent.push({ ...write, reads: false });
  }

  /**
   * Runs everything before COMMIT. Later calls of Database run outside this transaction, and its `enqueueWrite` throws.
   */
  async flushBeforeCommit(): Promise<void> {
    for (const step of this.beforeCommit) await step();
    await this.sending;
    while (this.unsent.some(({ deferred }) => deferred) && !this.failure) await this.sendBatch();
    if (this.failure) throw this.failure.error;
    this.isClosed = true;
  }

  /** Sends the remaining writes and COMMIT. Throws OutcomeUnknown where the outcome is unknown. */
  async commit(): Promise<void> {
    const last = this.unsent.splice(0);
    const { answers, failure } = await this.transaction.commit(last);
    if (!failure) return;
    const { error } = failure;
    const failed = last[answers.length];
    // If the server rejected a write before COMMIT, nothing was committed. If the connection was lost, COMMIT may have
    // taken effect.
    const uncertain = mayHaveCommitted(error) && (!failed || classifyDriverError(error) === 'reconnect');
    throw uncertain ? new OutcomeUnknown(error) : (failed?.mapError?.(error) ?? error);
  }

  /**
   * Marks the unit of work as failed: statements still pending reject, and none is sent after ROLLBACK. Resolves when
   * the current round trip has ended.
   */
  async fail(error: unknown): Promise<void> {
    this.failure ??= { error };
    await this.sending;
  }

  /** Sends after the current tick has issued all its statements. */
  private scheduleSending(): void {
    this.sending ??= new Promise((resolve) => process.nextTick(resolve)).then(() => this.drain());
  }

  private async drain(): Promise<void> {
    while (this.unsent.some(({ deferred }) => deferred)) await this.sendBatch();
    this.sending = undefined;
  }

  private async sendBatch(): Promise<void> {
    const statements = this.unsent.splice(0);
    const { answers, failure } = this.failure
      ? { answers: [], failure: this.failure }
      : await this.transaction.sendBatch(statements);
    const unsettled = statements.filter((statement, index) => !this.settleOne(statement, answers[index]));
    if (!failure) return;
    const failed = statements[answers.length] as Unsent;
    // Classified driver errors, and any error of an enqueued write, fail the unit of work. Another error of an awaited
    // statement rejects only its promise.
    if (!failed.deferred || classifyDriverError(failure.error))
      this.failure ??= { error: failed.mapError?.(failure.error) ?? failure.error };
    failed.deferred?.reject(failure.error);
    // Sent again: the statements after it, and the reads before it, whose rows the driver drops.
    this.unsent.unshift(...unsettled.filter((statement) => statement !== failed));
  }

  /** Whether there was a result. */
  private settleOne({ deferred }: Unsent, answer: unknown): boolean {
    if (answer === undefined) return false;
    deferred?.resolve(answer);
    return true;
  }
}
