/**
 * One way something changes: the states it may come from, and by whose hand. The domain's function and the guarded write both
 * ask the move, so that they cannot differ.
 */
export interface Transition<State extends string = string, Hand extends string = string> {
  readonly from: readonly State[];
  readonly by: readonly Hand[];
}

/** Who may make a move. */
export type ActorOf<Made extends Transition> = Made['by'][number];

export function canTransition<State extends string>(
  { from, by }: Transition<State>,
  state: State,
  hand: string,
): boolean {
  return from.includes(state) && by.includes(hand);
}
