import { type DataSource } from 'typeorm';

/** There only while a copy fills the tables. */
const TABLE = 'unfinished_copy';

/**
 * The mark of a database that a copy fills piece by piece. Nobody may open one to work with it: they would see, and move, a part of the
 * coins. The copy that began is the one that goes on.
 */
export class RestoreInProgress {
  constructor(private readonly source: DataSource) {}

  /** What the tables are being filled from; undefined where no copy has begun that has not ended. */
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
