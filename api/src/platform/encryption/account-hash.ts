import { createHmac, hkdfSync } from 'node:crypto';
import { type PaymentSystem } from '@kaaj/contract';

/**
 * 64 hex digits that are the same for the same account, whoever names it, and tell nobody which one it is: account numbers are
 * so few that a hash without a key could be tried through. `plainNumber` is in its one spelling (`plainAccountNumber`);
 * `encryptionKey` has 32 bytes, and the key of the hash is derived from it.
 */
export function accountHash(rail: PaymentSystem, plainNumber: string, encryptionKey: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'kaaj payout accounts', 32));
  return createHmac('sha256', key).update(`${rail} ${plainNumber}`).digest('hex');
}
