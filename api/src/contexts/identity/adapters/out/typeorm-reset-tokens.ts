import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type ResetTokens } from '../../application/reset-tokens';
import { InvalidResetToken } from '../../domain/identity.errors';
import { type MailedTokenRow, ResetTokenSchema } from './identity.schema';
import { TypeormMailedTokens } from './typeorm-mailed-tokens';

const LIFETIME_MS = 30 * 60_000;

@Injectable()
export class TypeormResetTokens implements ResetTokens {
  private readonly tokens: TypeormMailedTokens;

  constructor(@InjectRepository(ResetTokenSchema) tokens: Repository<MailedTokenRow>, clock: Clock) {
    this.tokens = new TypeormMailedTokens(tokens, clock, LIFETIME_MS);
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
