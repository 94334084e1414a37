import { type Id } from '../../../kernel/ids';

/** One thing an Admin did. */
export interface AdminAction {
  readonly adminId: Id;
  /** Stable name of the action, such as "role-changed". */
  readonly action: string;
  /** Id of the person, task or withdrawal it was done to. */
  readonly subject: string;
  /** What else tells what happened; no secrets, no personal data. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditEntry extends AdminAction {
  readonly id: Id;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What Admins did, in order; entries are only ever added. */
export abstract class AuditLog {
  /** Joins the caller's unit of work: no action without its entry, no entry without its action. */
  abstract record(action: AdminAction): Promise<void>;

  /** At most `count` entries, the newest first, older than the entry `before`. */
  abstract list(count: number, before: Id | undefined): Promise<readonly AuditEntry[]>;
}
