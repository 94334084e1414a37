import { type Id } from '../kernel/ids';
import { type UnitOfWork } from '../kernel/unit-of-work';
import { type Database } from '../platform/database/database';
import { sql } from '../platform/database/sql';
import { insertIfAbsent } from '../platform/database/insert-if-absent';

const NAME = 'demonstration';

/** How far the demonstration has come. */
export interface Progress {
  /** What it counts days from, in milliseconds since the epoch: when its first step was begun. */
  readonly today: number;
  readonly steps: number;
  /** What the steps made, by name. */
  readonly made: Readonly<Record<string, Id>>;
}

/** Another process goes on with the demonstration. */
export class TurnLost extends Error {}

/**
 * Keeps how far the demonstration has come, in the transaction of each step: a process that was killed leaves whole steps, and the next
 * one goes on behind them.
 */
export class DemoProgress {
  private version = 0;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Undefined before the first step; 'over' once all were made. */
  async read(): Promise<Progress | 'over' | undefined> {
    const [row] = await this.database.query<{ progress: string | null; version: number }>(
      sql`SELECT progress, version FROM survey WHERE name = ?`,
      [NAME],
    );
    if (!row) return undefined;
    this.version = row.version;
    return row.progress === null ? 'over' : (JSON.parse(row.progress) as Progress);
  }

  /** Throws TurnLost. */
  async begin(progress: Progress): Promise<void> {
    const row = [NAME, JSON.stringify(progress)];
    const isFirst = await insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO survey (name, progress) VALUES (?, ?)`, row),
    );
    if (!isFirst) throw new TurnLost();
    this.version = 0;
  }

  /** Makes a step, which answers how far it came; undefined after the last. Throws TurnLost with nothing changed where another process made it. */
  async step(make: () => Promise<Progress | undefined>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const held = await this.database.execute(
        sql`UPDATE survey SET version = version + 1 WHERE name = ? AND version = ?`,
        [NAME, this.version],
      );
      if (held === 0) throw new TurnLost();
      const progress = await make();
      const text = progress ? JSON.stringify(progress) : null;
      await this.database.execute(sql`UPDATE survey SET progress = ? WHERE name = ?`, [text, NAME]);
    });
    this.version += 1;
  }
}
