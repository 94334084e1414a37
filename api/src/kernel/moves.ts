/**
 * One way something changes: the states it may come from, and by whose hand. The domain's function and the guarded write both
 * ask the move, so that they cannot differ.
 */
export interface Move<State extends string = string, Hand extends string = string> {
  readonly from: readonly State[];
  readonly by: readonly Hand[];
}

/** Who may make a move. */
export type HandOf<Made extends Move> = Made['by'][number];

export function mayMove<State extends string>({ from, by }: Move<State>, state: State, hand: string): boolean {
  return from.includes(state) && by.includes(hand);
}
