import { type Id } from '../../../kernel/ids';

export interface Objection {
  readonly id: Id;
  readonly statement: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null while undecided. */
  readonly decision: ObjectionDecision | null;
}

export interface ObjectionDecision {
  readonly adminId: Id;
  /** True: the suspension ended with it. */
  readonly lifted: boolean;
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * A suspension closes an account except for reading, withdrawing and objecting. Times are milliseconds since the epoch.
 */
export interface Suspension {
  readonly id: Id;
  readonly personId: Id;
  readonly adminId: Id;
  readonly reason: string;
  readonly since: number;
  /** It ends with the erasure of the account, once no coins are left. */
  readonly removal: boolean;
  /** When it was lifted, or the account erased; null while active. */
  readonly endedAt: number | null;
  readonly liftReason: string | null;
  readonly objection: Objection | null;
}
