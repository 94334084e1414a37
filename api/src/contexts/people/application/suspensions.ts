import { type Id } from '../../../kernel/ids';
import { type Objection, type ObjectionDecision, type Suspension } from '../domain/suspension';

type NewSuspension = Omit<Suspension, 'liftReason' | 'objection'>;

/** Keeps why accounts are suspended. Each change is one guarded write, and tells whether it hit. Times are milliseconds since the epoch. */
export abstract class Suspensions {
  abstract add(suspension: NewSuspension): Promise<void>;

  abstract find(id: Id): Promise<Suspension | undefined>;

  /** The one that lasts. */
  abstract currentOf(personId: Id): Promise<Suspension | undefined>;

  /** Makes one that lasts the beginning of a removal. */
  abstract turnIntoRemoval(id: Id, by: Pick<Suspension, 'adminId' | 'reason'>): Promise<boolean>;

  abstract lift(id: Id, reason: string, at: number): Promise<boolean>;

  /** Ends one with the erasure of its person; what they said goes with them. */
  abstract endByErasure(id: Id, at: number): Promise<void>;

  /** False: there was an objection. */
  abstract object(id: Id, objection: Omit<Objection, 'decision'>): Promise<boolean>;

  abstract findByObjection(objectionId: Id): Promise<Suspension | undefined>;

  /** False: somebody decided before. */
  abstract decideObjection(objectionId: Id, decision: ObjectionDecision): Promise<boolean>;

  /** At most `limit` with an objection, undecided ones first and then the newest, behind a place. */
  abstract objections(
    limit: number,
    after?: readonly [decided: number, objectionId: Id],
  ): Promise<readonly Suspension[]>;

  /** At most `limit` removals that last, behind an id in the order of ids. */
  abstract removals(after: Id, limit: number): Promise<readonly Suspension[]>;
}
