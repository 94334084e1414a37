import { type KeyScope } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A stored access key. Times are milliseconds since the epoch. */
export interface AccessKey {
  readonly id: Id;
  readonly personId: Id;
  /** The delegated session; the key is invalid once it has ended. */
  readonly sessionId: Id;
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the key, in hex. */
  readonly hash: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Maximum coins it may spend in total; null for no limit. */
  readonly spendingCap: number | null;
  /** Coins it has spent, counted where it has a cap. Returned coins are not subtracted. */
  readonly spent: number;
  /** To the minute; null before the first use. */
  readonly lastUsedAt: number | null;
}
