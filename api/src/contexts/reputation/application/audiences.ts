import { type Audience, type IneligibilityReason } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A task, or a batch for all of its items, and the last day that it takes work, YYYY-MM-DD. */
export interface Subject {
  readonly id: Id;
  readonly buyerId: Id;
  readonly completionDate: string;
}

/** Who may take which task. A task is named by its own id, an item of a batch by that of the batch. */
export abstract class Audiences {
  /** Joins the caller's unit of work. Throws AudienceInvalid. */
  abstract set(subject: Subject, audience: Audience): Promise<void>;

  abstract of(subjectId: Id): Promise<Audience | null>;

  /** It takes no more work. Joins the caller's unit of work. */
  abstract forget(subjectId: Id): Promise<void>;

  /** Whether a task names the group that takes work today, YYYY-MM-DD, or later. */
  abstract names(groupId: Id, today: string): Promise<boolean>;

  /** Why a worker may not take these; those that they may take are left out. In one statement. */
  abstract reasons(subjectIds: readonly Id[], workerId: Id): Promise<ReadonlyMap<Id, readonly IneligibilityReason[]>>;
}
