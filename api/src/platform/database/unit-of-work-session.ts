import { type Statement, type Transaction } from './engine';
import { mayHaveCommitted, OutcomeUnknown, classifyDriverError } from './storage-errors';

/** What becomes of a write that is not awaited. */
export interface WriteExpectation {
  /** What ends the unit of work in place of the driver's error. */
  mapError?(error: unknown): unknown;
  /** Ends the unit of work with this error where the write changed no row. Such a write is sent before COMMIT. */
  unchanged?(): unknown;
}

/** How somebody who waits hears of a statement. */
interface Deferred {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

type Unsent = Statement & WriteExpectation & { readonly waiting?: Deferred };

/**
 * One unit of work on its transaction. Statements reach the database in the order in which they were said, and those that are said at
 * once share one trip. A write that nobody waits for goes with the next statement that somebody does wait for, or with COMMIT.
 */
export class UnitOfWorkSession {
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly afterCommit: (() => void)[] = [];
  /** Whether everything of it was said: what follows is none of its. */
  isClosed = false;
  private unsent: Unsent[] = [];
  private sending: Promise<void> | undefined;
  /** What everybody hears from then on: nothing of this unit of work is kept. */
  private broken: { readonly error: unknown } | undefined;

  constructor(readonly transaction: Transaction) {}

  /** Rows where it reads, else how many it hit. */
  ask(statement: Statement): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.unsent.push({ ...statement, waiting: { resolve, reject } });
      this.begin();
    });
  }

  enqueueWrite(write: Omit<Statement, 'reads'> & WriteExpectation): void {
    this.unsent.push({ ...write, reads: false });
  }

  /** Everything that has to be done before COMMIT. Nothing is said behind it. */
  async finish(): Promise<void> {
    for (const step of this.beforeCommit) await step();
    await this.sending;
    while (this.unsent.some(({ waiting, unchanged }) => waiting ?? unchanged) && !this.broken) await this.send();
    if (this.broken) throw this.broken.error;
    this.isClosed = true;
  }

  /** COMMIT, with the writes that nobody waits for. Throws OutcomeUnknown where nobody can tell. */
  async commit(): Promise<void> {
    const last = this.unsent.splice(0);
    const { answers, failure } = await this.transaction.commit(last);
    if (!failure) return;
    const { error } = failure;
    const failed = last[answers.length];
    // What the server stopped keeps COMMIT behind it from being done; where the connection was lost, it may have been.
    const uncertain = mayHaveCommitted(error) && (!failed || classifyDriverError(error) === 'elsewhere');
    throw uncertain ? new OutcomeUnknown(error) : (failed?.mapError?.(error) ?? error);
  }

  /**
   * Takes it for broken: whoever goes on beside what failed hears of that in place of an answer, and nothing of theirs comes behind
   * ROLLBACK. Resolved once what is under way was answered.
   */
  async end(error: unknown): Promise<void> {
    this.broken ??= { error };
    await this.sending;
  }

  /** Once whatever runs now has said all that it has to say. */
  private begin(): void {
    this.sending ??= new Promise((resolve) => process.nextTick(resolve)).then(() => this.drain());
  }

  private async drain(): Promise<void> {
    while (this.unsent.some(({ waiting }) => waiting)) await this.send();
    this.sending = undefined;
  }

  private async send(): Promise<void> {
    const statements = this.unsent.splice(0);
    const { answers, failure } = this.broken
      ? { answers: [], failure: this.broken }
      : await this.transaction.sendBatch(statements);
    const unheard = statements.filter((statement, index) => !this.hear(statement, answers[index]));
    if (!failure) return;
    const failed = statements[answers.length] as Unsent;
    // A deadlock or a lost connection took everything back; what else fails is for whoever said it.
    if (!failed.waiting || classifyDriverError(failure.error))
      this.broken ??= { error: failed.mapError?.(failure.error) ?? failure.error };
    failed.waiting?.reject(failure.error);
    this.unsent.unshift(...unheard.filter((statement) => statement !== failed));
  }

  /** Whether there was an answer to hear. */
  private hear({ waiting, unchanged }: Unsent, answer: unknown): boolean {
    if (answer === undefined) return false;
    if (unchanged && answer === 0) this.broken ??= { error: unchanged() };
    waiting?.resolve(answer);
    return true;
  }
}
