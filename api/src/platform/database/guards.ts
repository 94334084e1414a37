import { type Transition } from '../../kernel/transitions';
import { joinSql, type Sql, sql, stringLiteral } from './sql';

/** The condition of a guarded write: the row is in a state that the transition allows. */
export function fromStateCondition({ from }: Transition, column = sql`status`): Sql {
  const states = from.map(stringLiteral);
  const [first] = states;
  return first && states.length === 1 ? sql`${column} = ${first}` : sql`${column} IN (${joinSql(states)})`;
}
