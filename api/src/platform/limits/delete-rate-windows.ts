import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { DeleteExpired } from '../scheduler/delete-expired';

@Injectable()
export class DeleteRateWindows extends DeleteExpired {
  constructor(database: Database, clock: Clock) {
    super('delete expired rate windows', [{ table: sql`rate_window`, time: sql`ends_at` }], database, clock);
  }
}
