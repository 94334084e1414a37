import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { sha256Hex, randomToken } from '../../../../kernel/secrets';
import { type MailedTokens, type TokenPurpose } from '../../application/mailed-tokens';
import { type MailedTokenRow, ResetTokenSchema, VerificationTokenSchema } from './identity.schema';

const LIFETIMES_MS = { reset: 30 * MINUTE_MS, verification: 24 * 60 * MINUTE_MS };

@Injectable()
export class TypeormMailedTokens implements MailedTokens {
  private readonly tokens: Readonly<Record<TokenPurpose, Repository<MailedTokenRow>>>;

  constructor(
    @InjectRepository(ResetTokenSchema) reset: Repository<MailedTokenRow>,
    @InjectRepository(VerificationTokenSchema) verification: Repository<MailedTokenRow>,
    private readonly clock: Clock,
  ) {
    this.tokens = { reset, verification };
  }

  async issue(purpose: TokenPurpose, identityId: Id): Promise<string> {
    const token = randomToken();
    const expiresAt = this.clock.now() + LIFETIMES_MS[purpose];
    await this.tokens[purpose].insert({ id: sha256Hex(token), identityId, expiresAt });
    return token;
  }

  async redeem(purpose: TokenPurpose, token: string): Promise<Id | undefined> {
    const tokens = this.tokens[purpose];
    const id = sha256Hex(token);
    const stored = await tokens.findOneBy({ id });
    const used = await tokens.delete({ id, expiresAt: MoreThan(this.clock.now()) });
    if (!stored || used.affected !== 1) return undefined;
    await tokens.delete({ identityId: stored.identityId });
    return stored.identityId;
  }
}
