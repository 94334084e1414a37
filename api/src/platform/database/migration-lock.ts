import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';

/** Exists only during a migration. */
const TABLE = 'migration_turn';

/** After a crash other processes wait this long. */
const LEASE_SECONDS = 30;
const RENEW_MS = 5_000;
const POLL_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 10_000;

const NO_SUCH_TABLE = 1146;
/** Another node or process wrote the row first. */
const CONFLICTS = new Set<unknown>([1213, 1205, 1020]);

/**
 * A lock for migrations, so that one process migrates at a time. It is a row that a guarded write takes, because server
 * locks (GET_LOCK) are local to one node of a cluster. It is renewed before each statement and during a long one.
 */
export class MigrationLock {
  private readonly holder = randomUUID();

  constructor(
    private readonly source: DataSource,
    private readonly say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ) {}

  /** Runs the work under the lock. Waits for the lock without limit, and returns once nothing is left to do. */
  async run(isDone: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    let loggedAt = 0;
    while (!(await isDone())) {
      if (await this.take()) return this.withMigrationLock(work);
      if (Date.now() > loggedAt + LOG_INTERVAL_MS) {
        loggedAt = Date.now();
        this.say('Another process is changing the tables of the database; waiting until it has done so.');
      }
      await pause(POLL_INTERVAL_MS);
    }
  }

  /** Renews the lock. Throws when another process holds it by now. */
  async renew(): Promise<void> {
    const renewed = await this.write(
      `UPDATE ${TABLE} SET \`until\` = UNIX_TIMESTAMP() + ${LEASE_SECONDS} WHERE id = 1 AND holder = ?`,
    );
    if (!renewed) throw new Error('another process has taken over changing its tables');
  }

  private async withMigrationLock(work: () => Promise<void>): Promise<void> {
    // If the lock is lost during a long statement, the next statement throws.
    const renewing = setInterval(() => void this.renew().catch(() => undefined), RENEW_MS);
    try {
      await work();
      await this.renew();
      await this.source.query(`DROP TABLE ${TABLE}`);
    } catch (error) {
      await this.write(`UPDATE ${TABLE} SET \`until\` = 0 WHERE id = 1 AND holder = ?`).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  private async take(): Promise<boolean> {
    await this.source.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (id int PRIMARY KEY, holder varchar(36) NOT NULL, \`until\` bigint NOT NULL)`,
    );
    try {
      await this.write(`INSERT IGNORE INTO ${TABLE} (id, holder, \`until\`) VALUES (1, ?, 0)`);
      return await this.write(
        `UPDATE ${TABLE} SET holder = ?, \`until\` = UNIX_TIMESTAMP() + ${LEASE_SECONDS} WHERE id = 1 AND \`until\` < UNIX_TIMESTAMP()`,
      );
    } catch (error) {
      const { errno } = error as { errno?: unknown };
      if (errno === NO_SUCH_TABLE || CONFLICTS.has(errno)) return false;
      throw error;
    }
  }

  /** Whether the statement, which has one parameter for the holder, changed the row. */
  private async write(sql: string): Promise<boolean> {
    const { affectedRows } = await this.source.query<{ affectedRows: number }>(sql, [this.holder]);
    return affectedRows === 1;
  }
}
