import { type Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { type Database } from '../../../../platform/database/database';
import { hashOf, newSecret } from '../../../../kernel/secrets';

/** Secrets that are mailed to the address of an account: kept as hashes, good once and for a while. */
export class SqlMailedTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly table: 'reset_token' | 'verification_token',
    private readonly lifetimeMs: number,
  ) {}

  async issue(identityId: Id): Promise<string> {
    const token = newSecret();
    await this.database.execute(`INSERT INTO ${this.table} (id, identity_id, expires_at) VALUES (?, ?, ?)`, [
      hashOf(token),
      identityId,
      this.clock.now() + this.lifetimeMs,
    ]);
    return token;
  }

  /** Whose it was, and uses up every other token of theirs; undefined for one that is unknown, used or too old. */
  async redeem(token: string): Promise<Id | undefined> {
    const hash = hashOf(token);
    const [kept] = await this.database.query<{ identityId: Id }>(
      `SELECT identity_id AS identityId FROM ${this.table} WHERE id = ?`,
      [hash],
    );
    const used = await this.database.execute(`DELETE FROM ${this.table} WHERE id = ? AND expires_at > ?`, [
      hash,
      this.clock.now(),
    ]);
    if (!kept || used !== 1) return undefined;
    await this.database.execute(`DELETE FROM ${this.table} WHERE identity_id = ?`, [kept.identityId]);
    return kept.identityId;
  }
}
