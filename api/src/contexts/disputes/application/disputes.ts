import { type DisputeOutcome } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Dispute, type DisputeMessage } from '../domain/dispute';

export interface DisputeDecision {
  readonly outcome: DisputeOutcome;
  readonly reason: string | null;
  readonly decidedAt: number;
}

/** Keeps disputes. Every change is one conditional write that answers false where a dispute may not come to that. */
export abstract class Disputes {
  /** Throws AlreadyOpen where the work was disputed before. */
  abstract add(dispute: Dispute): Promise<void>;

  abstract find(id: Id): Promise<Dispute | undefined>;

  abstract saveAnswer(id: Id, answer: string, now: number): Promise<boolean>;

  /** Notes that its buyer conceded what nothing covers, and until when to decide; false where they did before. */
  abstract saveConcession(id: Id, now: number, decideBy: number): Promise<boolean>;

  abstract saveDecision(id: Id, decision: DisputeDecision): Promise<boolean>;

  /** At most `limit` that nobody decided and whose time was over at `now`. */
  abstract overdue(now: number, limit: number): Promise<readonly Id[]>;

  /** All of a person's, as worker or buyer, that are not decided. */
  abstract undecidedOf(personId: Id): Promise<readonly Dispute[]>;

  /** Notes the supporter of a side, unless there is one or it is decided. */
  abstract nameSupporter(id: Id, side: 'worker' | 'buyer', supporterId: Id): Promise<boolean>;

  /** Takes what a removed person said away, and them from disputes in which they are a supporter. */
  abstract forgetStatements(personId: Id): Promise<void>;

  abstract addMessage(message: DisputeMessage): Promise<void>;

  /** At most `limit` messages behind a place, the oldest first. */
  abstract messages(id: Id, limit: number, after?: Id): Promise<readonly DisputeMessage[]>;

  abstract countMessages(id: Id, authorId: Id): Promise<number>;
}
