import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { insertIfAbsent } from '../database/insert-if-absent';

/** Longer than a batch takes; after a crash other processes take over after this time. */
const LEASE_MS = 60_000;

/**
 * Limits a job to one process at a time, so that processes do not read the same rows. This is an optimization, not a
 * guarantee: a lease can expire during a slow batch, so writes of jobs must be guarded.
 *
 * SQL without the ORM: one guarded write takes or renews a lease.
 */
@Injectable()
export class JobLeases {
  private readonly holder = newId();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes or renews the lease of a job; false while another process holds it. */
  async take(job: string): Promise<boolean> {
    const now = this.clock.now();
    const taken = await this.database.execute(
      sql`UPDATE job_lease SET holder = ?, \`until\` = ? WHERE name = ? AND (holder = ? OR \`until\` <= ?)`,
      [this.holder, now + LEASE_MS, job, this.holder, now],
    );
    return taken === 1 || this.first(job, now + LEASE_MS);
  }

  async release(job: string): Promise<void> {
    await this.database.execute(sql`UPDATE job_lease SET \`until\` = 0 WHERE name = ? AND holder = ?`, [
      job,
      this.holder,
    ]);
  }

  private async first(job: string, until: number): Promise<boolean> {
    if (await this.database.exists(sql`SELECT name FROM job_lease WHERE name = ?`, [job])) return false;
    const lease = [job, this.holder, until];
    return insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO job_lease (name, holder, \`until\`) VALUES (?, ?, ?)`, lease),
    );
  }
}
