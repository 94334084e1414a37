import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { ResetTokens } from '../application/reset-tokens';
import { InvalidResetToken } from '../domain/identity.errors';
import { hashOf, newSecret } from './secrets';

const LIFETIME_MS = 30 * 60_000;

@Injectable()
export class SqlResetTokens extends ResetTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async issue(identityId: Id): Promise<string> {
    const token = newSecret();
    await this.database.execute('INSERT INTO reset_token (id, identity_id, expires_at) VALUES (?, ?, ?)', [
      hashOf(token),
      identityId,
      this.clock.now() + LIFETIME_MS,
    ]);
    return token;
  }

  async redeem(token: string): Promise<Id> {
    const hash = hashOf(token);
    const [kept] = await this.database.query<{ identityId: Id }>(
      'SELECT identity_id AS identityId FROM reset_token WHERE id = ?',
      [hash],
    );
    const used = await this.database.execute('DELETE FROM reset_token WHERE id = ? AND expires_at > ?', [
      hash,
      this.clock.now(),
    ]);
    if (!kept || used !== 1) throw new InvalidResetToken();
    await this.database.execute('DELETE FROM reset_token WHERE identity_id = ?', [kept.identityId]);
    return kept.identityId;
  }
}
