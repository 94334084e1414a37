import { type WebhookEvent } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Something that programs of these people may wait for. */
export interface Happening {
  readonly type: WebhookEvent;
  /** Whom it concerns. */
  readonly to: readonly Id[];
  /** What it is about; two happenings about one thing are told in the order in which they were. */
  readonly subject: Id;
  /** Ids and plain facts, nothing that only some of `to` may know. */
  readonly data: Readonly<Record<string, string | number | null>>;
}

/**
 * Tells programs what happened, inside the caller's unit of work: each endpoint that listens hears of it exactly when the work
 * commits, at least once, with the same id each time.
 */
export abstract class Happenings {
  abstract tell(happening: Happening): Promise<void>;

  /** Whether anything of this person's listens to such: where telling needs to look something up first. */
  abstract heardBy(personId: Id, type: WebhookEvent): Promise<boolean>;
}
