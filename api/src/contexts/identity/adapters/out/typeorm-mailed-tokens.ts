import { MoreThan, type Repository } from 'typeorm';
import { type Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type MailedTokenRow } from './identity.schema';
import { sha256Hex, randomToken } from '../../../../kernel/secrets';

/** Single-use tokens sent by mail, stored as hashes, with an expiry. */
export class TypeormMailedTokens {
  constructor(
    private readonly tokens: Repository<MailedTokenRow>,
    private readonly clock: Clock,
    private readonly lifetimeMs: number,
  ) {}

  async issue(identityId: Id): Promise<string> {
    const token = randomToken();
    await this.tokens.insert({ id: sha256Hex(token), identityId, expiresAt: this.clock.now() + this.lifetimeMs });
    return token;
  }

  /** Redeems a token and invalidates all others of the account. Undefined for an unknown, used or expired one. */
  async redeem(token: string): Promise<Id | undefined> {
    const id = sha256Hex(token);
    const stored = await this.tokens.findOneBy({ id });
    const used = await this.tokens.delete({ id, expiresAt: MoreThan(this.clock.now()) });
    if (!stored || used.affected !== 1) return undefined;
    await this.tokens.delete({ identityId: stored.identityId });
    return stored.identityId;
  }
}
