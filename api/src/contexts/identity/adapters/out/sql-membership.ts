import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { IdentityProvider } from '../../application/identity-provider';
import { Membership } from '../../application/membership';
import { WelcomedAddresses } from '../../application/welcomed-addresses';
import { Sessions } from '../../application/sessions';
import { type IdentityProfile } from '../../domain/identity';
import { type Person } from '../../domain/person';

/** In SQL: each change is one guarded statement, and says whether it hit. */
@Injectable()
export class SqlMembership extends Membership {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly identities: IdentityProvider,
    private readonly sessions: Sessions,
    private readonly welcomed: WelcomedAddresses,
  ) {
    super();
  }

  async join({ id, email, name, image, role, verifiedAt }: Person): Promise<boolean> {
    try {
      await this.database.execute(
        'INSERT INTO person (id, email, name, image, role, verified_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [id, email, name, image, role, verifiedAt, this.clock.now()],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async rename(id: Id, { displayName, photoURL }: IdentityProfile): Promise<void> {
    await this.database.execute(
      'UPDATE person SET name = COALESCE(?, name), image = COALESCE(?, image) WHERE id = ? AND removed_at IS NULL',
      [displayName ?? null, photoURL ?? null, id],
    );
  }

  async verify(id: Id): Promise<void> {
    await this.database.execute('UPDATE person SET verified_at = ? WHERE id = ? AND removed_at IS NULL', [
      this.clock.now(),
      id,
    ]);
  }

  async changeRole(id: Id, role: Role): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE person SET role = ? WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      [role, id],
    );
    if (changed !== 1) return false;
    await this.sessions.endAllOf(id);
    return true;
  }

  promote(id: Id): Promise<void> {
    return this.appoint(id, 'Admin');
  }

  demote(id: Id): Promise<void> {
    return this.appoint(id, 'Worker');
  }

  private async appoint(id: Id, role: Role): Promise<void> {
    await this.database.execute('UPDATE person SET role = ? WHERE id = ? AND removed_at IS NULL', [role, id]);
    await this.sessions.endAllOf(id);
  }

  async remove(id: Id): Promise<boolean> {
    const [person] = await this.database.query<{ email: string; verifiedAt: number | null }>(
      'SELECT email, verified_at AS verifiedAt FROM person WHERE id = ? AND removed_at IS NULL',
      [id],
    );
    const removed = await this.database.execute(
      `UPDATE person SET email = ?, name = '', image = '', removed_at = ?
       WHERE id = ? AND role <> 'Admin' AND removed_at IS NULL`,
      // The id instead of the address keeps the column unique and leaves nothing of the person.
      [`removed:${id}`, this.clock.now(), id],
    );
    if (removed !== 1) return false;
    // Somebody from before addresses were remembered had their coins too.
    if (person && person.verifiedAt !== null) await this.welcomed.add(person.email);
    await this.sessions.endAllOf(id);
    await this.identities.forget(id);
    return true;
  }
}
