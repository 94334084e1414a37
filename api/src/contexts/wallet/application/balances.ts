import { type Id } from '../../../kernel/ids';

export interface Balance {
  /** Coins that can be spent or withdrawn now. */
  readonly available: number;
  /** Coins asked to be withdrawn and not decided yet. */
  readonly held: number;
  /** available + held: what a person sees as theirs. */
  readonly coin: number;
}

/** Reads what people have; for screens, never for a decision. */
export abstract class Balances {
  /** Everybody asked for is in the answer; people nothing ever reached have 0. */
  abstract of(personIds: readonly Id[]): Promise<ReadonlyMap<Id, Balance>>;

  /** Coins set aside for tasks; tasks that nothing was ever set aside for are left out. */
  abstract inEscrow(taskIds: readonly Id[]): Promise<ReadonlyMap<Id, number>>;

  /** At most `limit` people in the order of the coins that accepted work ever brought them, most first; none without any. */
  abstract topEarners(limit: number): Promise<readonly Id[]>;

  /** Coins that accepted work ever brought a person. */
  abstract earnedBy(personId: Id): Promise<number>;

  /** Coins that all people together can spend or withdraw now. */
  abstract totalAvailable(): Promise<number>;
}
