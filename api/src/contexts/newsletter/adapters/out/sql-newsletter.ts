import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { Newsletter } from '../../application/newsletter';

@Injectable()
export class SqlNewsletter extends Newsletter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async subscribe(email: string): Promise<void> {
    try {
      await this.database.execute('INSERT INTO newsletter_address (email, at) VALUES (?, ?)', [
        email,
        this.clock.now(),
      ]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async forget(email: string): Promise<void> {
    await this.database.execute('DELETE FROM newsletter_address WHERE email = ?', [email]);
  }
}
