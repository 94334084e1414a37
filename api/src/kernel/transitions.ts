/**
 * An allowed transition: its previous states and its actors. The domain function and the guarded write both use it, so
 * that they agree.
 */
export interface Transition<State extends string = string, Hand extends string = string> {
  readonly from: readonly State[];
  readonly by: readonly Hand[];
}

export type ActorOf<Made extends Transition> = Made['by'][number];

export function canTransition<State extends string>(
  { from, by }: Transition<State>,
  state: State,
  actor: string,
): boolean {
  return from.includes(state) && by.includes(actor);
}
