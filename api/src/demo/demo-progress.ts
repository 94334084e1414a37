import { type Id } from '../kernel/ids';
import { type UnitOfWork } from '../kernel/unit-of-work';
import { type Database } from '../platform/database/database';
import { sql } from '../platform/database/sql';
import { insertIfAbsent } from '../platform/database/insert-if-absent';

const NAME = 'demonstration';

/** Progress of inserting the demo data. */
export interface Progress {
  /** Start of the first step, in milliseconds since the epoch; days are counted from it. */
  readonly today: number;
  readonly steps: number;
  /** Ids of inserted records, by name. */
  readonly made: Readonly<Record<string, Id>>;
}

/** Another process continues with the demo data. */
export class LeaseLost extends Error {}

/**
 * Stores the progress in the transaction of each step, so that after a crash the next process continues after the last
 * step.
 */
export class DemoProgress {
  private version = 0;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Undefined before the first step; 'over' after the last. */
  async read(): Promise<Progress | 'over' | undefined> {
    const row = await this.database.first<{ progress: string | null; version: number }>(
      sql`SELECT progress, version FROM survey WHERE name = ?`,
      [NAME],
    );
    if (!row) return undefined;
    this.version = row.version;
    return row.progress === null ? 'over' : (JSON.parse(row.progress) as Progress);
  }

  /** Throws LeaseLost. */
  async begin(progress: Progress): Promise<void> {
    const row = [NAME, JSON.stringify(progress)];
    const isFirst = await insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO survey (name, progress) VALUES (?, ?)`, row),
    );
    if (!isFirst) throw new LeaseLost();
    this.version = 0;
  }

  /**
   * Runs a step, which returns the new progress, or undefined after the last one. Throws LeaseLost, without changes,
   * where another process ran it.
   */
  async step(make: () => Promise<Progress | undefined>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const held = await this.database.execute(
        sql`UPDATE survey SET version = version + 1 WHERE name = ? AND version = ?`,
        [NAME, this.version],
      );
      if (held === 0) throw new LeaseLost();
      const progress = await make();
      const text = progress ? JSON.stringify(progress) : null;
      await this.database.execute(sql`UPDATE survey SET progress = ? WHERE name = ?`, [text, NAME]);
    });
    this.version += 1;
  }
}
