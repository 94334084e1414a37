import { useState } from 'react';
import { type Rows } from './use-rows';

interface Identified {
  readonly _id: string;
}

export interface SteadyRows<Row> {
  /** Undefined while there is nothing to show yet. */
  readonly rows: readonly Row[] | undefined;
  /** Tells what became of a row by this person's own step. */
  readonly change: (id: string, changes: Partial<Row>) => void;
  /** Puts in front what this person has just made. */
  readonly add: (row: Row) => void;
  /** This person has taken a row away: it stays where it is, and `isGone` tells. */
  readonly remove: (id: string) => void;
  readonly isGone: (row: Row) => boolean;
}

interface Kept<Row> {
  readonly asked: string;
  /** What the server answered last. */
  readonly answered: readonly Row[] | undefined;
  readonly rows: readonly Row[];
  readonly gone: ReadonlySet<string>;
}

/** The rows where they were, as the newest answer has them; one that it left out as it was; further ones at the end. */
function inPlace<Row extends Identified>(rows: readonly Row[], answered: readonly Row[]): readonly Row[] {
  const newest = new Map(answered.map((row) => [row._id, row]));
  const known = new Set(rows.map(({ _id }) => _id));
  return [...rows.map((row) => newest.get(row._id) ?? row), ...answered.filter(({ _id }) => !known.has(_id))];
}

/**
 * A list whose rows are decided on or taken away: nobody's next press must meet another row than the one that was aimed at.
 * So whatever newer answers say, each row keeps its place until the list is asked for anew: the page is opened again,
 * `answered` is undefined in between, or `asked`, what is looked for and in which order, is something else.
 */
export function useSteadyRows<Row extends Identified>(
  answered: readonly Row[] | undefined,
  asked = '',
): SteadyRows<Row> {
  const [kept, setKept] = useState<Kept<Row>>({ asked, answered: undefined, rows: [], gone: new Set() });
  if (kept.answered !== answered || kept.asked !== asked) {
    setKept(
      answered && kept.asked === asked
        ? { ...kept, answered, rows: inPlace(kept.rows, answered) }
        : { asked, answered, rows: answered ?? [], gone: new Set<string>() },
    );
  }
  return {
    rows: kept.answered && kept.rows,
    change: (id, changes) =>
      setKept((now) => ({ ...now, rows: now.rows.map((row) => (row._id === id ? { ...row, ...changes } : row)) })),
    add: (row) => setKept((now) => ({ ...now, rows: [row, ...now.rows.filter(({ _id }) => _id !== row._id)] })),
    remove: (id) => setKept((now) => ({ ...now, gone: new Set(now.gone).add(id) })),
    isGone: ({ _id }) => kept.gone.has(_id),
  };
}

/** A walked list whose rows keep their places. */
export function useSteadyList<Row extends Identified>(
  list: Rows<Row>,
  asked = '',
): Rows<Row> & Pick<SteadyRows<Row>, 'change' | 'add' | 'remove' | 'isGone'> {
  const { rows = [], ...steps } = useSteadyRows(list.loading || list.error ? undefined : list.rows, asked);
  return { ...list, ...steps, rows };
}
