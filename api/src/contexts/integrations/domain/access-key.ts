import { type KeyScope } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** What is kept of a key. Times are milliseconds since the epoch. */
export interface AccessKey {
  readonly id: Id;
  readonly personId: Id;
  /** The session that was lent to it: the key opens nothing once that is over. */
  readonly sessionId: Id;
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the key, in hex. */
  readonly hash: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  /** It commits at most so many coins in its life; null for any number. */
  readonly spendingCap: number | null;
  /** Coins that it has committed, counted where it has a cap. Coins that come back are not taken off. */
  readonly spent: number;
  /** To the minute; null before the first use. */
  readonly lastUsedAt: number | null;
}
