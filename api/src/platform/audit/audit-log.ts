import { type AuditAction } from '@kaaj/contract';
import { type Id } from '../../kernel/ids';

export interface AdminAction {
  readonly adminId: Id;
  readonly action: AuditAction;
  /** Id of the affected person, task or withdrawal; default: the person. */
  readonly subject?: string;
  /** The affected person: the subject itself, or the owner of the task or withdrawal; null for none. */
  readonly personId: Id | null;
  /** Further details, without secrets or personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditEntry extends Required<AdminAction> {
  readonly id: Id;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Filter; a missing field matches all. */
export interface AuditFilter {
  /** Before this entry. */
  readonly before?: Id | undefined;
  readonly action?: AuditAction | undefined;
  /** The Admin or the affected person. */
  readonly personId?: Id | undefined;
  /** Start (inclusive) and end (exclusive), in milliseconds since the epoch. */
  readonly during?: readonly [number, number] | undefined;
}

/** Actions of Admins in order; append-only. */
export abstract class AuditLog {
  /** Joins the caller's unit of work, so that an action and its entry are stored together. */
  abstract record(action: AdminAction): Promise<void>;

  /** At most `count` entries, newest first. */
  abstract list(count: number, filter?: AuditFilter): Promise<readonly AuditEntry[]>;
}
