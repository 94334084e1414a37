import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { VerificationTokens } from '../../application/verification-tokens';
import { InvalidVerificationToken } from '../../domain/identity.errors';
import { SqlMailedTokens } from './sql-mailed-tokens';

const LIFETIME_MS = 24 * 60 * 60_000;

@Injectable()
export class SqlVerificationTokens extends VerificationTokens {
  private readonly tokens: SqlMailedTokens;

  constructor(database: Database, clock: Clock) {
    super();
    this.tokens = new SqlMailedTokens(database, clock, 'verification_token', LIFETIME_MS);
  }

  issue(identityId: Id): Promise<string> {
    return this.tokens.issue(identityId);
  }

  async redeem(token: string, identityId: Id): Promise<void> {
    if ((await this.tokens.redeem(token)) !== identityId) throw new InvalidVerificationToken();
  }
}
