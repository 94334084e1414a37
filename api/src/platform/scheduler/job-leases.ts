import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { insertIfAbsent } from '../database/insert-if-absent';

/** Longer than a batch takes; a process that dies leaves its jobs to the others after this. */
const LEASE_MS = 60_000;

/**
 * Keeps a job to one process at a time, so that several do not all look at the same rows. An economy, never a guarantee: a
 * lease can run out under a slow process, so every job's writes guard themselves.
 *
 * In SQL: one guarded statement takes a lease or says that another has it.
 */
@Injectable()
export class JobLeases {
  private readonly holder = newId();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes or renews the lease of a job; false while another process has it. */
  async take(job: string): Promise<boolean> {
    const now = this.clock.now();
    const taken = await this.database.execute(
      sql`UPDATE job_lease SET holder = ?, \`until\` = ? WHERE name = ? AND (holder = ? OR \`until\` <= ?)`,
      [this.holder, now + LEASE_MS, job, this.holder, now],
    );
    return taken === 1 || this.first(job, now + LEASE_MS);
  }

  /** Leaves the lease to whoever comes next. */
  async leave(job: string): Promise<void> {
    await this.database.execute(sql`UPDATE job_lease SET \`until\` = 0 WHERE name = ? AND holder = ?`, [
      job,
      this.holder,
    ]);
  }

  private async first(job: string, until: number): Promise<boolean> {
    const [known] = await this.database.query(sql`SELECT name FROM job_lease WHERE name = ?`, [job]);
    if (known) return false;
    const lease = [job, this.holder, until];
    return insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO job_lease (name, holder, \`until\`) VALUES (?, ?, ?)`, lease),
    );
  }
}
