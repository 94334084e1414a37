import { type Id } from '../../../kernel/ids';

/** Owners and viewers of proof pictures, by their names. */
export abstract class ProofPictures {
  /** Stores the owner; idempotent. */
  abstract add(name: string, ownerId: Id): Promise<void>;

  /** How many of these pictures the owner uploaded. */
  abstract owned(ownerId: Id, names: readonly string[]): Promise<number>;

  /** Grants one more person access; in the caller's unit of work. */
  abstract show(names: readonly string[], personId: Id): Promise<void>;

  /** Whether the person is the owner or a viewer of this proof picture. */
  abstract sees(personId: Id, name: string): Promise<boolean>;

  /** The names of at most `limit` of the owner's pictures. */
  abstract of(ownerId: Id, limit: number): Promise<readonly string[]>;

  /** Deletes owner and viewers. */
  abstract remove(names: readonly string[]): Promise<void>;
}
