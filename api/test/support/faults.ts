import { type Database } from '../../src/platform/database/database';
import {
  type StatementBatchResult,
  type Engine,
  type Statement,
  type Transaction,
} from '../../src/platform/database/engine';

export class InjectedFault extends Error {}

/** Interrupts units of work of the app under test. */
export class Faults {
  private failingAt = Infinity;
  private seen = 0;
  private stuck = false;
  private nextErrors: Error[] = [];
  private roundTrips: (readonly string[])[] | undefined;

  constructor({ engine }: Database) {
    const begin = engine.begin.bind(engine);
    (engine as { begin: Engine['begin'] }).begin = async () => this.watched(await begin());
  }

  /** Throws InjectedFault instead of the n-th next statement in a unit of work; COMMIT counts. */
  failAt(n: number): void {
    this.failingAt = n;
    this.seen = 0;
  }

  /** Throws InjectedFault instead of the next ROLLBACK: the database never receives it. */
  failRollback(): void {
    this.stuck = true;
  }

  /** Throws these errors, like those of a database, instead of the next statements. */
  throwNext(...errors: Error[]): void {
    this.nextErrors = errors;
  }

  /** The round trips of units of work from now on: the statements of each, and COMMIT in one of its own. */
  recordRoundTrips(): readonly (readonly string[])[] {
    const roundTrips: (readonly string[])[] = [];
    this.roundTrips = roundTrips;
    return roundTrips;
  }

  /** Whether the fault occurred since failAt. */
  get met(): boolean {
    return this.seen >= this.failingAt;
  }

  /** Lets all statements pass again, and returns whether the fault occurred. */
  clear(): boolean {
    const { met } = this;
    this.failingAt = Infinity;
    return met;
  }

  private watched(transaction: Transaction): Transaction {
    return {
      sendBatch: async (statements) =>
        (await this.stopped(transaction, statements)) ?? transaction.sendBatch(statements),
      commit: async (statements) =>
        (await this.stopped(transaction, statements, 'COMMIT')) ?? transaction.commit(statements),
      rollback: async () => {
        if (!this.stuck) return transaction.rollback();
        this.stuck = false;
        throw new InjectedFault('in place of ROLLBACK');
      },
      release: () => transaction.release(),
      abandon: () => transaction.abandon(),
    };
  }

  /** The result of these when one of them, or what follows them, is the one to fail; undefined when none is. */
  private async stopped(
    transaction: Transaction,
    statements: readonly Statement[],
    ...behind: readonly string[]
  ): Promise<StatementBatchResult | undefined> {
    const roundTrip = [...statements.map((statement) => statement.sql), ...behind];
    this.roundTrips?.push(roundTrip);
    for (const [index, sql] of roundTrip.entries()) {
      try {
        this.count(sql);
      } catch (error) {
        const passed = statements.slice(0, index);
        const { answers, failure = { error } } =
          passed.length > 0 ? await transaction.sendBatch(passed) : { answers: [] };
        return { answers, failure };
      }
    }
    return undefined;
  }

  private count(sql: string): void {
    this.seen += 1;
    const nextError = this.nextErrors.shift();
    if (nextError) throw nextError;
    if (this.seen === this.failingAt) throw new InjectedFault(`in place of statement ${this.seen}: ${sql}`);
  }
}
