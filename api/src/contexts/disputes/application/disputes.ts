import { type DisputeOutcome } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Dispute, type DisputeMessage } from '../domain/dispute';

export interface DisputeDecision {
  readonly outcome: DisputeOutcome;
  readonly reason: string | null;
  readonly decidedAt: number;
}

/** Stores disputes. Every change is one guarded write that returns false where the transition is not allowed. */
export abstract class Disputes {
  /** Throws AlreadyOpen where the submission was disputed before. */
  abstract add(dispute: Dispute): Promise<void>;

  abstract find(id: Id): Promise<Dispute | undefined>;

  abstract saveAnswer(id: Id, answer: string, now: number): Promise<boolean>;

  /** Stores a concession without coins and the new deadline; false for a second one. */
  abstract saveConcession(id: Id, now: number, decideBy: number): Promise<boolean>;

  abstract saveDecision(id: Id, decision: DisputeDecision): Promise<boolean>;

  /** At most `limit` undecided ones whose deadline was before `now`. */
  abstract overdue(now: number, limit: number): Promise<readonly Id[]>;

  /** All undecided ones of a person, as worker or buyer. */
  abstract undecidedOf(personId: Id): Promise<readonly Dispute[]>;

  /** Stores the supporter of a side, unless there is one or it is decided. */
  abstract nameSupporter(id: Id, side: 'worker' | 'buyer', supporterId: Id): Promise<boolean>;

  /** Deletes a removed person's statements, and removes them as a supporter. */
  abstract deleteStatementsOf(personId: Id): Promise<void>;

  abstract addMessage(message: DisputeMessage): Promise<void>;

  /** At most `limit` messages after a cursor, oldest first. */
  abstract messages(id: Id, limit: number, after?: Id): Promise<readonly DisputeMessage[]>;

  abstract countMessages(id: Id, authorId: Id): Promise<number>;
}
