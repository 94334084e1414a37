import { type DataSource } from 'typeorm';

/** Exists only during a restore. */
const TABLE = 'unfinished_copy';

/**
 * Marks a database that is being restored in steps. It must not be opened otherwise, since it has only a part of the
 * coins. Only the restore that began may continue.
 */
export class RestoreInProgress {
  constructor(private readonly source: DataSource) {}

  /** Source of the running restore; undefined where none is running. */
  async from(): Promise<string | undefined> {
    const runner = this.source.createQueryRunner();
    try {
      if (!(await runner.hasTable(TABLE))) return undefined;
      const [row] = (await runner.query(`SELECT origin FROM ${TABLE}`)) as { readonly origin: string }[];
      return row?.origin;
    } finally {
      await runner.release();
    }
  }

  async begin(origin: string): Promise<void> {
    await this.source.query(`CREATE TABLE IF NOT EXISTS ${TABLE} (id int PRIMARY KEY, origin varchar(255) NOT NULL)`);
    await this.source.query(`INSERT INTO ${TABLE} (id, origin) VALUES (1, ?)`, [origin]);
  }

  async end(): Promise<void> {
    await this.source.query(`DROP TABLE ${TABLE}`);
  }
}
