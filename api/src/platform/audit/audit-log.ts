import { type AuditAction } from '@kaaj/contract';
import { type Id } from '../../kernel/ids';

/** One thing an Admin did. */
export interface AdminAction {
  readonly adminId: Id;
  readonly action: AuditAction;
  /** Id of the person, task or withdrawal it was done to. */
  readonly subject: string;
  /** Whom it concerned: the subject itself, or whose task or withdrawal it is; null for nobody in particular. */
  readonly personId: Id | null;
  /** What else tells what happened; no secrets, no personal data. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditEntry extends AdminAction {
  readonly id: Id;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Which entries: all that is left out is any. */
export interface AuditFilter {
  /** Older than this entry. */
  readonly before?: Id | undefined;
  readonly action?: AuditAction | undefined;
  /** Who did it, or whom it concerned. */
  readonly personId?: Id | undefined;
  /** Milliseconds since the epoch: from the first moment on, and before the second. */
  readonly during?: readonly [number, number] | undefined;
}

/** What Admins did, in order; entries are only ever added. */
export abstract class AuditLog {
  /** Joins the caller's unit of work: no action without its entry, no entry without its action. */
  abstract record(action: AdminAction): Promise<void>;

  /** At most `count` entries, the newest first. */
  abstract list(count: number, filter?: AuditFilter): Promise<readonly AuditEntry[]>;
}
