import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sql } from '../database/sql';

@Injectable()
export class DatabaseHealthCheck {
  constructor(private readonly database: Database) {}

  /** Whether the database responds. */
  feel(): Promise<boolean> {
    return this.database.query(sql`SELECT 1 AS beat`).then(
      () => true,
      () => false,
    );
  }
}
