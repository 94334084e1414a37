import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { IdentityProvider, type NewAccount, type PreparedPassword } from '../../application/identity-provider';
import { type GooglePerson, type Identity, type IdentityProfile } from '../../domain/identity';
import { EmailAlreadyInUse, GoogleNeedsPassword, InvalidCredential } from '../../domain/identity.errors';
import { hashPassword, isPassword, prepareDummy } from './passwords';

const COLUMNS = 'id, email, display_name AS displayName, photo_url AS photoURL, version, verified_at AS verifiedAt';

/** A unit of work on SQLite is alone anyway. */
const HOLDING = { mysql: ' FOR UPDATE', sqlite: '' };

interface Account {
  readonly email: string;
  readonly password: PreparedPassword | null;
  readonly googleId: string | null;
  readonly name: string;
  readonly verified: boolean;
}

/** Accounts in our own database: e-mail with an argon2id password, a linked Google person, or both. */
@Injectable()
export class BuiltInIdentityProvider extends IdentityProvider implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): Promise<void> {
    return prepareDummy();
  }

  async createAccount(account: NewAccount): Promise<Identity> {
    return (await this.insert({ ...account, googleId: null, name: '' })) ?? raise(new EmailAlreadyInUse());
  }

  async proveByPassword(email: string, password: string): Promise<Identity> {
    const [found] = await this.database.query<Identity & { passwordHash: string | null }>(
      `SELECT ${COLUMNS}, password_hash AS passwordHash FROM identity WHERE email = ?`,
      [email],
    );
    const right = await isPassword(password, found?.passwordHash);
    if (!found || !right) throw new InvalidCredential();
    const { passwordHash: _, ...identity } = found;
    return identity;
  }

  async proveByGoogle({ email, googleId, name }: GooglePerson): Promise<{ identity: Identity; isNew: boolean }> {
    const known = await this.findBy('google_id', googleId);
    if (known) return { identity: known, isNew: false };
    const made = await this.insert({ email, password: null, googleId, name, verified: true });
    if (made) return { identity: made, isNew: true };
    // Whoever opened the window twice finds the account that the other window made.
    const identity = (await this.findBy('google_id', googleId)) ?? raise(new GoogleNeedsPassword());
    return { identity, isNew: false };
  }

  async linkGoogle(id: Id, googleId: string): Promise<void> {
    try {
      await this.database.execute('UPDATE identity SET google_id = ? WHERE id = ? AND google_id IS NULL', [
        googleId,
        id,
      ]);
    } catch (error) {
      // Linked to another account meanwhile: the password was right all the same.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  find(id: Id): Promise<Identity | undefined> {
    return this.findBy('id', id);
  }

  hold(id: Id): Promise<Identity | undefined> {
    return this.findBy('id', id, HOLDING[this.database.dialect]);
  }

  findByEmail(email: string): Promise<Identity | undefined> {
    return this.findBy('email', email);
  }

  findByGoogle(googleId: string): Promise<Identity | undefined> {
    return this.findBy('google_id', googleId);
  }

  async changeProfile(id: Id, { displayName, photoURL }: IdentityProfile): Promise<void> {
    await this.database.execute(
      'UPDATE identity SET display_name = COALESCE(?, display_name), photo_url = COALESCE(?, photo_url) WHERE id = ?',
      [displayName ?? null, photoURL ?? null, id],
    );
  }

  async hasPassword(id: Id): Promise<boolean> {
    const found = await this.database.query('SELECT id FROM identity WHERE id = ? AND password_hash IS NOT NULL', [id]);
    return found.length === 1;
  }

  async verify(id: Id): Promise<boolean> {
    const verified = await this.database.execute(
      'UPDATE identity SET verified_at = ? WHERE id = ? AND verified_at IS NULL',
      [this.clock.now(), id],
    );
    return verified === 1;
  }

  preparePassword(password: string): Promise<PreparedPassword> {
    return hashPassword(password);
  }

  async changePassword(id: Id, password: PreparedPassword): Promise<void> {
    await this.database.execute('UPDATE identity SET password_hash = ?, version = version + 1 WHERE id = ?', [
      password,
      id,
    ]);
  }

  async forget(id: Id): Promise<void> {
    await this.database.execute('DELETE FROM identity WHERE id = ?', [id]);
    await this.forgetTokens(id);
  }

  async forgetUnverified(id: Id): Promise<boolean> {
    const gone = await this.database.execute('DELETE FROM identity WHERE id = ? AND verified_at IS NULL', [id]);
    if (gone !== 1) return false;
    await this.forgetTokens(id);
    return true;
  }

  private async forgetTokens(id: Id): Promise<void> {
    await this.database.execute('DELETE FROM reset_token WHERE identity_id = ?', [id]);
    await this.database.execute('DELETE FROM verification_token WHERE identity_id = ?', [id]);
  }

  private async findBy(
    column: 'id' | 'email' | 'google_id',
    value: string,
    locking = '',
  ): Promise<Identity | undefined> {
    const [found] = await this.database.query<Identity>(
      `SELECT ${COLUMNS} FROM identity WHERE ${column} = ?${locking}`,
      [value],
    );
    return found;
  }

  /** Undefined when the e-mail, or the Google person, has an account already. */
  private async insert({ email, password, googleId, name, verified }: Account): Promise<Identity | undefined> {
    const id = newId();
    const now = this.clock.now();
    const verifiedAt = verified ? now : null;
    try {
      await this.database.execute(
        `INSERT INTO identity (id, email, password_hash, google_id, display_name, photo_url, version, verified_at, created_at)
         VALUES (?, ?, ?, ?, ?, '', 1, ?, ?)`,
        [id, email, password, googleId, name, verifiedAt, now],
      );
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
    return { id, email, displayName: name, photoURL: '', version: 1, verifiedAt };
  }
}

function raise(error: Error): never {
  throw error;
}
