import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type PaymentSystem } from '@kaaj/contract';

/** The key for hashes of accounts. `encryptionKey` has 32 bytes. */
export function accountHashKey(encryptionKey: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', 'kaaj payout accounts', 32)));
}

/**
 * A keyed hash of an account in 64 hex digits, equal for equal accounts. Without a key it could be reversed by trying
 * all account numbers. `plainNumber` must be normalized (`normalizeAccountNumber`); letter case is ignored.
 */
export function accountHash(rail: PaymentSystem, plainNumber: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`${rail} ${plainNumber.toUpperCase()}`).digest('hex');
}
