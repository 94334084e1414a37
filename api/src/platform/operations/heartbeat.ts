import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';

@Injectable()
export class Heartbeat {
  constructor(private readonly database: Database) {}

  /** Whether the database answers. */
  feel(): Promise<boolean> {
    return this.database.query('SELECT 1 AS beat').then(
      () => true,
      () => false,
    );
  }
}
