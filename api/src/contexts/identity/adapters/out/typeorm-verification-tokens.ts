import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type VerificationTokens } from '../../application/verification-tokens';
import { InvalidVerificationToken } from '../../domain/identity.errors';
import { type MailedTokenRow, VerificationTokenSchema } from './identity.schema';
import { TypeormMailedTokens } from './typeorm-mailed-tokens';

const LIFETIME_MS = 24 * 60 * 60_000;

@Injectable()
export class TypeormVerificationTokens implements VerificationTokens {
  private readonly tokens: TypeormMailedTokens;

  constructor(@InjectRepository(VerificationTokenSchema) tokens: Repository<MailedTokenRow>, clock: Clock) {
    this.tokens = new TypeormMailedTokens(tokens, clock, LIFETIME_MS);
  }

  issue(identityId: Id): Promise<string> {
    return this.tokens.issue(identityId);
  }

  async redeem(token: string, identityId: Id): Promise<void> {
    if ((await this.tokens.redeem(token)) !== identityId) throw new InvalidVerificationToken();
  }
}
