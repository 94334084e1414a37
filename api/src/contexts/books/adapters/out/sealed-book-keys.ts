import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { sha256 } from '../../../../kernel/sha256';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { insertRows } from '../../../../platform/database/insert-rows';
import { DecryptionFailed } from '../../../../platform/encryption/encryption-keys';
import { type BookKeys, SigningKeyUnavailable, type PublicKey } from '../../application/book-keys';
import { type BookKeyRow } from './books.schema';

/** Prefix of the 32 bytes of an Ed25519 public key in SubjectPublicKeyInfo (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

interface StoredKey {
  readonly row: BookKeyRow;
  readonly verifier: KeyObject;
}

/**
 * Keys are in the database: all processes sign with the same key, and a restored backup continues its chain. The
 * private keys are encrypted with ENCRYPTION_KEY, so that the database alone cannot sign. The secret of the salts is in
 * plain text, since it only protects rows that are in the same database.
 *
 * SQL without the ORM: the first process inserts the row.
 */
@Injectable()
export class SealedBookKeys implements BookKeys {
  private keys: readonly StoredKey[] = [];

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<readonly PublicKey[]> {
    return (await this.read()).map(({ row }) => publicKeyOf(row));
  }

  async signer(): Promise<{ readonly id: string; sign(text: string): string }> {
    const { row } = (await this.storedKeys()).at(-1) as StoredKey;
    const key = createPrivateKey({ key: this.opened(row), format: 'der', type: 'pkcs8' });
    return { id: row.id, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
  }

  async verify(text: string, signature: string, keyId: string): Promise<boolean> {
    const known = ({ row }: StoredKey) => row.id === keyId;
    const key = this.keys.find(known) ?? (await this.read()).find(known);
    return key !== undefined && verify(null, Buffer.from(text), key.verifier, Buffer.from(signature, 'base64'));
  }

  async saltSecret(): Promise<Buffer> {
    const [first] = this.keys.length > 0 ? this.keys : await this.storedKeys();
    return Buffer.from((first as StoredKey).row.salts, 'hex');
  }

  async renew(): Promise<PublicKey> {
    const keys = await this.storedKeys();
    const { row } = keys.at(-1) as StoredKey;
    const made = this.newKey(row.number + 1, row.salts);
    await insertRows(this.database, 'book_key', [made]);
    await this.read();
    return publicKeyOf(made);
  }

  /** All keys. The first process to call it creates the first one. */
  private async storedKeys(): Promise<readonly StoredKey[]> {
    const keys = await this.read();
    if (keys.length > 0) return keys;
    await insertIfAbsent(() =>
      insertRows(this.database, 'book_key', [this.newKey(1, randomBytes(32).toString('hex'))]),
    );
    return this.read();
  }

  private async read(): Promise<readonly StoredKey[]> {
    const statement = sql`SELECT number, id, public_key, sealed, salts, made_at FROM book_key ORDER BY number`;
    const rows = await this.database.query<BookKeyRow>(statement);
    return (this.keys = rows.map((row) => ({ row, verifier: verifierOf(row.public_key) })));
  }

  private newKey(number: number, salts: string): BookKeyRow {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
    const id = sha256(raw).toString('hex');
    const sealed = this.config.keys.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), id);
    return { number, id, public_key: raw.toString('base64'), sealed, salts, made_at: this.clock.now() };
  }

  private opened({ sealed, id }: BookKeyRow): Buffer {
    try {
      return this.config.keys.openBytes(sealed, id);
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      throw new SigningKeyUnavailable(
        'The key of the books does not open: ENCRYPTION_KEY is another one. See docs/operate.md.',
      );
    }
  }
}

const publicKeyOf = ({ id, public_key: publicKey, made_at: madeAt }: BookKeyRow): PublicKey => ({
  id,
  publicKey,
  madeAt,
});

function verifierOf(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(publicKey, 'base64')]), format: 'der', type: 'spki' });
}
