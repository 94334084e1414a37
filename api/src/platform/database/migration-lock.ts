import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';

/** There only while somebody changes tables. */
const TABLE = 'migration_turn';

/** Whoever died in its turn keeps the others waiting for so long. */
const LEASE_SECONDS = 30;
const RENEW_MS = 5_000;
const POLL_INTERVAL_MS = 500;
const SAY_MS = 10_000;

const NO_SUCH_TABLE = 1146;
/** Two nodes of a cluster, or two processes, wrote the row at once: the other one was first. */
const OTHERS_WERE_FIRST = new Set<unknown>([1213, 1205, 1020]);

/**
 * Of many processes that find tables to be changed, one does it at a time. The turn is a row that a guarded write takes, because the
 * locks of a server (GET_LOCK) are held on one node of a cluster alone. It is renewed before each statement and while
 * a long one runs.
 */
export class MigrationLock {
  private readonly holder = randomUUID();

  constructor(
    private readonly source: DataSource,
    private readonly say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ) {}

  /** Does the work in the turn of this process. Waits for the turn as long as it takes; does nothing once nothing is to do. */
  async run(isDone: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    let saidAt = 0;
    while (!(await isDone())) {
      if (await this.take()) return this.withMigrationLock(work);
      if (Date.now() > saidAt + SAY_MS) {
        saidAt = Date.now();
        this.say('Another process is changing the tables of the database; waiting until it has done so.');
      }
      await pause(POLL_INTERVAL_MS);
    }
  }

  /** Goes on with the turn. Throws when another process has it by now. */
  async renew(): Promise<void> {
    const renewed = await this.write(
      `UPDATE ${TABLE} SET \`until\` = UNIX_TIMESTAMP() + ${LEASE_SECONDS} WHERE id = 1 AND holder = ?`,
    );
    if (!renewed) throw new Error('another process has taken over changing its tables');
  }

  private async withMigrationLock(work: () => Promise<void>): Promise<void> {
    // A statement that takes long is noticed by the one that follows it, should the turn be lost meanwhile.
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
      if (errno === NO_SUCH_TABLE || OTHERS_WERE_FIRST.has(errno)) return false;
      throw error;
    }
  }

  /** Whether the statement, which names the holder once, changed the row. */
  private async write(sql: string): Promise<boolean> {
    const { affectedRows } = await this.source.query<{ affectedRows: number }>(sql, [this.holder]);
    return affectedRows === 1;
  }
}
