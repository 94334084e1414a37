import { type Dispute as WireDispute } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Dispute } from '../domain/dispute';

export interface DisputePage {
  readonly disputes: readonly WireDispute[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

/** What screens show of disputes. */
export abstract class DisputePages {
  abstract shown(dispute: Dispute): Promise<WireDispute>;

  /** One of a person's own, or for an Admin (undefined) anybody's; undefined for none. */
  abstract one(id: Id, personId: Id | undefined): Promise<WireDispute | undefined>;

  /** The one about a piece of work; null for none. */
  abstract about(submissionId: Id): Promise<WireDispute | null>;

  /** A person's own, as worker or buyer, newest first; for an Admin (undefined) what waits for a decision, the next to end first, then the others. */
  abstract page(personId: Id | undefined, cursor: string | undefined, size: number): Promise<DisputePage>;
}
