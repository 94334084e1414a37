import { type Id } from '../../../kernel/ids';

export interface Lien {
  /** Identifies the event that caused the debt; unique. */
  readonly id: Id;
  readonly personId: Id;
  /** Coins that are still owed. */
  readonly owed: number;
}

/** Coins that people owe the platform. The caller of `add` must have locked the accounts of the person. */
export abstract class Liens {
  abstract add(lien: Lien): Promise<void>;

  abstract owedBy(personId: Id): Promise<number>;

  /** Unpaid liens of these people, ordered by person, oldest first. */
  abstract openOf(personIds: readonly Id[]): Promise<readonly Lien[]>;

  /** Checks after the credits that none of these people has an open lien; one makes the unit of work retry. */
  abstract assertNoneOpen(personIds: readonly Id[]): void;

  abstract pay(id: Id, coins: number): void;
}
