import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** The encryption key of all measured servers, so that seeded accounts are known to each of them. */
export const ENCRYPTION_KEY = createHash('sha256').update('kaaj bench').digest('hex');

const key = Buffer.from(hkdfSync('sha256', Buffer.from(ENCRYPTION_KEY, 'hex'), '', 'kaaj payout accounts', 32));

/** The keyed hash by which a payout account is found, computed as the API computes it. */
export const accountHash = (paymentSystem, number) =>
  createHmac('sha256', key).update(`${paymentSystem} ${number}`).digest('hex');
