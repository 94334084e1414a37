import { type Move } from '../../kernel/moves';

/** The condition of a guarded write: its row is in a state that the move may come from. */
export function comesFrom({ from }: Move, column = 'status'): string {
  const states = from.map((state) => `'${state}'`);
  return states.length === 1 ? `${column} = ${states[0]}` : `${column} IN (${states.join(', ')})`;
}
