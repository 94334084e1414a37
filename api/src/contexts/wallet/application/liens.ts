import { type Id } from '../../../kernel/ids';

export interface Lien {
  /** Names the event that made the coins owed; unique. */
  readonly id: Id;
  readonly personId: Id;
  /** Coins that are still owed. */
  readonly owed: number;
}

/** Keeps the coins that people owe the house. Whoever adds one holds the person's accounts. */
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
