import { useState } from 'react';
import { type Rows } from './use-infinite-rows';

interface Identified {
  readonly _id: string;
}

export interface StableRows<Row> {
  /** Undefined while there is nothing to show yet. */
  readonly rows: readonly Row[] | undefined;
  /** Tells what became of a row by this person's own step. */
  readonly change: (id: string, changes: Partial<Row>) => void;
  /** Puts in front what this person has just made. */
  readonly add: (row: Row) => void;
  /** This person has taken a row away: it stays where it is, and `isGone` tells. */
  readonly remove: (id: string) => void;
  readonly isGone: (row: Row) => boolean;
  /** How many rows have come and are held back. */
  readonly newCount: number;
  readonly showNew: () => void;
}

interface Walk {
  /** Rows that come while the list is looked at are held back until they are let in. */
  readonly hold: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

interface Kept<Row> {
  readonly asked: string;
  /** What the server answered last. */
  readonly answered: readonly Row[] | undefined;
  readonly rows: readonly Row[];
  readonly heldBack: readonly Row[];
  readonly gone: ReadonlySet<string>;
  /** The last answer did not reach the end: rows behind it are not new. */
  readonly endless: boolean;
  /** The next page was asked for. */
  readonly paging: boolean;
}

type Step<Row> =
  | { readonly type: 'answered'; readonly asked: string; readonly answered: readonly Row[] | undefined; walk: Walk }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<Row> }
  | { readonly type: 'added'; readonly row: Row }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'let-in' | 'paging' };

const WHOLE: Walk = { hold: false, hasMore: false, loadingMore: false };

function afterAnswer<Row extends Identified>(
  kept: Kept<Row>,
  { asked, answered, walk }: Extract<Step<Row>, { type: 'answered' }>,
): Kept<Row> {
  const endless = walk.hasMore;
  if (!answered || !kept.answered || kept.asked !== asked)
    return { asked, answered, rows: answered ?? [], heldBack: [], gone: new Set(), endless, paging: false };
  const newest = new Map(answered.map((row) => [row._id, row]));
  const known = new Set(kept.rows.map(({ _id }) => _id));
  const rows = kept.rows.map((row) => newest.get(row._id) ?? row);
  const others = answered.filter(({ _id }) => !known.has(_id));
  const showsAll = !walk.hold || kept.endless || kept.paging || rows.length === 0;
  return {
    ...kept,
    answered,
    rows: showsAll ? [...rows, ...others] : rows,
    heldBack: showsAll ? [] : others,
    endless,
    paging: kept.paging && walk.loadingMore,
  };
}

/** The one reducer of lists: rows keep their places whatever newer answers say. */
function reduce<Row extends Identified>(kept: Kept<Row>, step: Step<Row>): Kept<Row> {
  switch (step.type) {
    case 'answered':
      return afterAnswer(kept, step);
    case 'changed':
      return { ...kept, rows: kept.rows.map((row) => (row._id === step.id ? { ...row, ...step.changes } : row)) };
    case 'added':
      return { ...kept, rows: [step.row, ...kept.rows.filter(({ _id }) => _id !== step.row._id)] };
    case 'removed':
      return { ...kept, gone: new Set(kept.gone).add(step.id) };
    case 'let-in':
      return { ...kept, rows: [...kept.rows, ...kept.heldBack], heldBack: [] };
    case 'paging':
      return { ...kept, paging: true };
  }
}

function useKept<Row extends Identified>(answered: readonly Row[] | undefined, asked: string, walk: Walk) {
  const [kept, setKept] = useState<Kept<Row>>({
    asked,
    answered: undefined,
    rows: [],
    heldBack: [],
    gone: new Set(),
    endless: true,
    paging: false,
  });
  if (kept.answered !== answered || kept.asked !== asked)
    setKept(reduce(kept, { type: 'answered', asked, answered, walk }));
  const step = (next: Step<Row>) => setKept((now) => reduce(now, next));
  const rows: StableRows<Row> = {
    rows: kept.answered && kept.rows,
    change: (id, changes) => step({ type: 'changed', id, changes }),
    add: (row) => step({ type: 'added', row }),
    remove: (id) => step({ type: 'removed', id }),
    isGone: ({ _id }) => kept.gone.has(_id),
    newCount: kept.heldBack.length,
    showNew: () => step({ type: 'let-in' }),
  };
  return { rows, paging: () => step({ type: 'paging' }) };
}

/**
 * A list whose rows are decided on or taken away: nobody's next press must meet another row than the one that was aimed at.
 * So whatever newer answers say, each row keeps its place until the list is asked for anew: the page is opened again,
 * `answered` is undefined in between, or `asked`, what is looked for and in which order, is something else.
 */
export const useStableRows = <Row extends Identified>(answered: readonly Row[] | undefined, asked = '') =>
  useKept(answered, asked, WHOLE).rows;

/** A walked list whose rows keep their places; with `hold` what comes while somebody looks at it waits to be let in. */
export function useStableList<Row extends Identified>(list: Rows<Row>, asked = '', hold = false) {
  const { hasMore, loadingMore } = list;
  const answered = list.loading || list.error ? undefined : list.rows;
  const { rows: steady, paging } = useKept(answered, asked, { hold, hasMore, loadingMore });
  const loadMore = () => {
    paging();
    list.loadMore();
  };
  return { ...list, ...steady, rows: steady.rows ?? [], loadMore };
}
