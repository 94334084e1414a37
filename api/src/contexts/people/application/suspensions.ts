import { type Id } from '../../../kernel/ids';
import { type Objection, type ObjectionDecision, type Suspension } from '../domain/suspension';

type NewSuspension = Omit<Suspension, 'liftReason' | 'objection'>;

/**
 * Stores suspensions. Each change is one guarded write, and returns whether it affected a row. Times are milliseconds
 * since the epoch.
 */
export abstract class Suspensions {
  abstract add(suspension: NewSuspension): Promise<void>;

  abstract find(id: Id): Promise<Suspension | undefined>;

  abstract currentOf(personId: Id): Promise<Suspension | undefined>;

  abstract turnIntoRemoval(id: Id, by: Pick<Suspension, 'adminId' | 'reason'>): Promise<boolean>;

  abstract lift(id: Id, reason: string, at: number): Promise<boolean>;

  /** Ends a suspension with the erasure of its person; the objection's text is deleted. */
  abstract endByErasure(id: Id, at: number): Promise<void>;

  /** False: there was an objection. */
  abstract object(id: Id, objection: Omit<Objection, 'decision'>): Promise<boolean>;

  abstract findByObjection(objectionId: Id): Promise<Suspension | undefined>;

  /** False: it was decided before. */
  abstract decideObjection(objectionId: Id, decision: ObjectionDecision): Promise<boolean>;

  /** At most `limit` with an objection, after a cursor: undecided ones first, then the newest. */
  abstract objections(
    limit: number,
    after?: readonly [decided: number, objectionId: Id],
  ): Promise<readonly Suspension[]>;

  /** At most `limit` active removals ordered by id, after an id. */
  abstract removals(after: Id, limit: number): Promise<readonly Suspension[]>;
}
