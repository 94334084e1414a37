import { type Database } from '../../src/platform/database/database';

const BEGIN = 'BEGIN IMMEDIATE';

export class InjectedFault extends Error {}

/** Breaks units of work of the app under test in the middle. */
export class Faults {
  private failingAt = Infinity;
  private seen = 0;

  constructor({ writer, dialect }: Database) {
    const create = writer.createQueryRunner.bind(writer);
    // SQLite's driver hands out one and the same runner.
    const known = new WeakSet<object>();
    writer.createQueryRunner = (...parameters) => {
      const runner = create(...parameters);
      if (known.has(runner)) return runner;
      known.add(runner);
      const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<unknown>;
      // MySQL begins with the first statement, and its writer makes runners for units of work alone.
      let working = dialect === 'mysql';
      const counted = async (...all: unknown[]): Promise<unknown> => {
        const sql = String(all[0]);
        if (sql === BEGIN) working = true;
        else if (sql === 'ROLLBACK') working = false;
        else if (working) this.count(sql);
        return query(...all);
      };
      runner.query = counted as typeof runner.query;
      return runner;
    };
  }

  /** Throws InjectedFault in place of the n-th statement from now on that runs inside a unit of work; COMMIT counts. */
  failAt(n: number): void {
    this.failingAt = n;
    this.seen = 0;
  }

  /** Whether the fault struck since failAt. */
  get met(): boolean {
    return this.seen >= this.failingAt;
  }

  /** Lets everything pass again, and tells whether the fault struck. */
  heal(): boolean {
    const { met } = this;
    this.failingAt = Infinity;
    return met;
  }

  private count(sql: string): void {
    this.seen += 1;
    if (this.seen === this.failingAt) throw new InjectedFault(`in place of statement ${this.seen}: ${sql}`);
  }
}
