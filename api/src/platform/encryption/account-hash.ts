import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type PaymentSystem } from '@kaaj/contract';

/** What hashes of accounts are made with. `encryptionKey` has 32 bytes. */
export function accountHashKey(encryptionKey: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', 'kaaj payout accounts', 32)));
}

/**
 * 64 hex digits that are the same for the same account, whoever names it, and tell nobody which one it is: account numbers are
 * so few that a hash without a key could be tried through. `plainNumber` is in its one spelling (`normalizeAccountNumber`); letter
 * case makes no other account.
 */
export function accountHash(rail: PaymentSystem, plainNumber: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`${rail} ${plainNumber.toUpperCase()}`).digest('hex');
}
