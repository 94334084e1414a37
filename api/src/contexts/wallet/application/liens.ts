import { type Id } from '../../../kernel/ids';

export interface Lien {
  /** Names the event that made the coins owed; unique. */
  readonly id: Id;
  readonly personId: Id;
  /** Coins that are still owed. */
  readonly owed: number;
}

/** Coins that people owe the platform. The caller of `add` holds the accounts of the person. */
export abstract class Liens {
  abstract add(lien: Lien): Promise<void>;

  /** Coins that a person still owes. */
  abstract owedBy(personId: Id): Promise<number>;

  /** Those of these people that are not paid, each person's oldest first. */
  abstract openOf(personIds: readonly Id[]): Promise<readonly Lien[]>;

  /** Behind the credits of these people: where one has an open lien after all, the unit of work begins anew. */
  abstract expectNone(personIds: readonly Id[]): void;

  abstract pay(id: Id, coins: number): void;
}
