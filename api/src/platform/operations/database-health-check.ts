import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sql } from '../database/sql';

@Injectable()
export class DatabaseHealthCheck {
  constructor(private readonly database: Database) {}

  /** Rejects if the database does not respond. */
  async check(): Promise<void> {
    await this.database.query(sql`SELECT 1 AS beat`);
  }
}
