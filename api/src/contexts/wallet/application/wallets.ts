import { type Id } from '../../../kernel/ids';

export interface Correction {
  readonly personId: Id;
  /** The coin balance (available + held) it shall be from now on. */
  readonly coin: number;
  /** Names the event; unique. */
  readonly reference: string;
}

/** What an Admin does to a person's coins, inside the caller's unit of work. */
export abstract class Wallets {
  /**
   * Keeps everybody else from moving the person's coins until the caller's unit of work ends; for a removal,
   * so that nothing slips in behind it.
   */
  abstract lock(personId: Id): Promise<void>;

  /**
   * Brings a balance to `coin` and tells what it was and is. Coins held for a withdrawal stay held. Throws NotEnoughCoins
   * when less than what is held was asked for.
   */
  abstract correct(correction: Correction): Promise<{ readonly before: number; readonly after: number }>;

  /** Moves everything a person has to the house's `forfeited`. */
  abstract forfeit(personId: Id): Promise<void>;
}
