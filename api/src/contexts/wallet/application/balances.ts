import { type Id } from '../../../kernel/ids';

export interface Balance {
  /** Coins that can be spent or withdrawn now. */
  readonly available: number;
  /** Coins of pending withdrawals. */
  readonly held: number;
  /** available + held: the balance that a person sees. */
  readonly coin: number;
}

/** Reads balances for display. Decisions use PersonalAccounts, which locks. */
export abstract class Balances {
  /** Returns an entry for each id; 0 for a person without transfers. */
  abstract of(personIds: readonly Id[]): Promise<ReadonlyMap<Id, Balance>>;

  /** Coins in escrow by task; tasks that never had any are left out. */
  abstract inEscrow(taskIds: readonly Id[]): Promise<ReadonlyMap<Id, number>>;

  /** At most `limit` people with earnings from accepted work, the highest first. */
  abstract topEarners(limit: number): Promise<readonly Id[]>;

  /** Coins that a person ever earned by accepted work. */
  abstract earnedBy(personId: Id): Promise<number>;

  /** Coins that all people together can spend or withdraw now. */
  abstract totalAvailable(): Promise<number>;
}
