import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type PaymentSystem } from '@kaaj/contract';
import { accountHash, accountHashKey } from './account-hash';
import { seal, unseal } from './sealing';

/** The ciphertext is of an unknown key, was changed, or belongs to another record. */
export class DecryptionFailed extends Error {}

interface Key {
  readonly id: string;
  readonly secret: KeyObject;
  /** See account-hash.ts. Derived once, since it costs as much as twenty hashes. */
  readonly ofAccounts: KeyObject;
}

/**
 * Keys for encrypting account numbers and secrets at rest. A ciphertext starts with its key's id and a dot. Older ones
 * have no id; every key is tried for them.
 */
export class EncryptionKeys {
  private readonly current: Key;
  private readonly all: readonly Key[];

  /** Keys of 32 bytes. `current` encrypts and decrypts, `others` only decrypt. */
  constructor(current: Buffer, others: readonly Buffer[] = []) {
    this.current = keyOf(current);
    this.all = [this.current, ...others.map(keyOf)];
  }

  /** Prefix of ciphertexts of the current key. */
  get prefix(): string {
    return `${this.current.id}.`;
  }

  /** `owner`, the id of the record, is bound into the ciphertext. */
  seal(secret: string | Buffer, owner: string): string {
    return this.prefix + seal(Buffer.from(secret), owner, this.current.secret);
  }

  /** Throws DecryptionFailed. */
  open(sealed: string, owner: string): string {
    return this.openBytes(sealed, owner).toString('utf8');
  }

  /** Throws DecryptionFailed. */
  openBytes(sealed: string, owner: string): Buffer {
    const [id, text] = sealed.includes('.') ? sealed.split('.', 2) : [undefined, sealed];
    for (const key of this.all) {
      if (id !== undefined && id !== key.id) continue;
      try {
        return unseal(text ?? '', owner, key.secret);
      } catch {
        // Try the next key.
      }
    }
    throw new DecryptionFailed(
      'This opens with no key of ENCRYPTION_KEY and PREVIOUS_ENCRYPTION_KEYS. See docs/operate.md.',
    );
  }

  /** The hash of an account under the current key, see account-hash.ts. */
  accountHash(rail: PaymentSystem, plainNumber: string): string {
    return accountHash(rail, plainNumber, this.current.ofAccounts);
  }

  /** The hashes of an account under every key: rows that are not rotated yet have one of another key. */
  accountHashes(rail: PaymentSystem, plainNumber: string): string[] {
    return this.all.map(({ ofAccounts }) => accountHash(rail, plainNumber, ofAccounts));
  }

  /** 32 bytes for one purpose, derived from the current key. */
  derived(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.current.secret, '', purpose, 32));
  }
}

/** Eight hex digits identify a few keys and reveal nothing of them. */
function keyOf(secret: Buffer): Key {
  const id = createHash('sha256').update('kaaj key id').update(secret).digest('hex').slice(0, 8);
  return { id, secret: createSecretKey(secret), ofAccounts: accountHashKey(secret) };
}
