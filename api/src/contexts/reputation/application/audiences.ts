import { type Audience, type IneligibilityReason } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A task, or a batch with all of its items, and the last day that it takes work, YYYY-MM-DD. */
export interface Subject {
  readonly id: Id;
  readonly buyerId: Id;
  readonly completionDate: string;
}

/** Stores audiences. The subject is the id of a single task, or the batch's id for an item. */
export abstract class Audiences {
  /** Joins the caller's unit of work. Throws AudienceInvalid. */
  abstract set(subject: Subject, audience: Audience): Promise<void>;

  abstract of(subjectId: Id): Promise<Audience | null>;

  /** Deletes the audience of a subject that takes no more work. Joins the caller's unit of work. */
  abstract delete(subjectId: Id): Promise<void>;

  /** Whether a task that takes work on `today` (YYYY-MM-DD) or later names the group. */
  abstract names(groupId: Id, today: string): Promise<boolean>;

  /** Reasons why a worker may not take these subjects; permitted ones are left out. One statement. */
  abstract reasons(subjectIds: readonly Id[], workerId: Id): Promise<ReadonlyMap<Id, readonly IneligibilityReason[]>>;
}
