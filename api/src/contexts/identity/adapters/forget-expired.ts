import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../platform/database/database';
import { Job } from '../../../kernel/job';

/** Sweeps out sessions, reset tokens and counts that time has made worthless. */
@Injectable()
export class ForgetExpired extends Job {
  readonly name = 'forget expired sessions';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.execute('DELETE FROM session WHERE expires_at <= ?', [now]);
    await this.database.execute('DELETE FROM reset_token WHERE expires_at <= ?', [now]);
    await this.database.execute('DELETE FROM verification_token WHERE expires_at <= ?', [now]);
    await this.database.execute('DELETE FROM rate_window WHERE ends_at <= ?', [now]);
  }
}
