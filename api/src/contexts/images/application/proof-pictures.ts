import { type Id } from '../../../kernel/ids';

/** Who sent which picture in as proof, and who sees it beside them. Pictures go by their names. */
export abstract class ProofPictures {
  /** Notes whose it is; noted again, nothing changes. */
  abstract add(name: string, ownerId: Id): Promise<void>;

  /** How many of these the owner sent in. */
  abstract owned(ownerId: Id, names: readonly string[]): Promise<number>;

  /** Lets one more person see these; in the caller's unit of work. */
  abstract show(names: readonly string[], personId: Id): Promise<void>;

  /** Whether it is proof that its owner sent in, or one that this person is shown. */
  abstract sees(personId: Id, name: string): Promise<boolean>;

  /** Whether it is proof and nothing else: nobody sees it at an address for everybody. */
  abstract isOnlyProof(name: string): Promise<boolean>;

  /** At most `limit` that the owner sent in. */
  abstract of(ownerId: Id, limit: number): Promise<readonly { readonly name: string; readonly forAll: boolean }[]>;

  /** Forgets whose they are and who sees them. */
  abstract remove(names: readonly string[]): Promise<void>;
}
