import { type Id } from '../../../kernel/ids';

/** What somebody says against their suspension, once. */
export interface Objection {
  readonly id: Id;
  readonly statement: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null while no Admin decided. */
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

/** Why an account is closed for everything but reading, withdrawing and objecting. Times are milliseconds since the epoch. */
export interface Suspension {
  readonly id: Id;
  readonly personId: Id;
  readonly adminId: Id;
  readonly reason: string;
  readonly since: number;
  /** It ends with the erasure of the account, once nothing is left to withdraw. */
  readonly removal: boolean;
  /** When it was lifted, or the account erased; null while it lasts. */
  readonly endedAt: number | null;
  /** Why it was lifted; null otherwise. */
  readonly liftReason: string | null;
  readonly objection: Objection | null;
}
