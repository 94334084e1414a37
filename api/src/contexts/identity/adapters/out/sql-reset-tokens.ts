import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { ResetTokens } from '../../application/reset-tokens';
import { InvalidResetToken } from '../../domain/identity.errors';
import { SqlMailedTokens } from './sql-mailed-tokens';

const LIFETIME_MS = 30 * 60_000;

@Injectable()
export class SqlResetTokens extends ResetTokens {
  private readonly tokens: SqlMailedTokens;

  constructor(database: Database, clock: Clock) {
    super();
    this.tokens = new SqlMailedTokens(database, clock, 'reset_token', LIFETIME_MS);
  }

  issue(identityId: Id): Promise<string> {
    return this.tokens.issue(identityId);
  }

  async redeem(token: string): Promise<Id> {
    const identityId = await this.tokens.redeem(token);
    if (identityId === undefined) throw new InvalidResetToken();
    return identityId;
  }
}
