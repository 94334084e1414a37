import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type PaymentSystem } from '@kaaj/contract';
import { accountHash, accountHashKey } from './account-hash';
import { seal, unseal } from './sealing';

/** What was sealed is of none of the keys that the settings name, was changed, or belongs to another record. */
export class DecryptionFailed extends Error {}

interface Key {
  readonly id: string;
  readonly secret: KeyObject;
  /** See account-hash.ts. Derived once: that costs as much as twenty hashes. */
  readonly ofAccounts: KeyObject;
}

/**
 * What account numbers and secrets are encrypted with at rest. What is sealed begins with the id of its key and a point;
 * what was sealed before keys had ids begins with neither, and opens with whichever key it is.
 */
export class EncryptionKeys {
  private readonly current: Key;
  private readonly all: readonly Key[];

  /** Each of 32 bytes. `current` seals and opens, `others` only open. */
  constructor(current: Buffer, others: readonly Buffer[] = []) {
    this.current = keyOf(current);
    this.all = [this.current, ...others.map(keyOf)];
  }

  /** What everything that is sealed now begins with. */
  get prefix(): string {
    return `${this.current.id}.`;
  }

  /** `owner`, the id of the record, is bound into it. */
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
        // Another key may be the one.
      }
    }
    throw new DecryptionFailed(
      'This opens with no key of ENCRYPTION_KEY and PREVIOUS_ENCRYPTION_KEYS. See docs/operate.md.',
    );
  }

  /** The hash that says whether two accounts are one, see account-hash.ts. It changes with the current key. */
  accountHash(rail: PaymentSystem, plainNumber: string): string {
    return accountHash(rail, plainNumber, this.current.ofAccounts);
  }

  /** The hashes of an account under every key: what has not been rotated yet still has one of another key. */
  accountHashes(rail: PaymentSystem, plainNumber: string): string[] {
    return this.all.map(({ ofAccounts }) => accountHash(rail, plainNumber, ofAccounts));
  }

  /** 32 bytes for one purpose, derived from the current key. */
  derived(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.current.secret, '', purpose, 32));
  }
}

/** Of eight hex digits: enough to tell a few keys apart, and nothing of the key. */
function keyOf(secret: Buffer): Key {
  const id = createHash('sha256').update('kaaj key id').update(secret).digest('hex').slice(0, 8);
  return { id, secret: createSecretKey(secret), ofAccounts: accountHashKey(secret) };
}
