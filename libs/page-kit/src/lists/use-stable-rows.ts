import { useState } from 'react';
import { type Rows } from './use-infinite-rows';

interface Identified {
  readonly _id: string;
}

export interface StableRows<Row> {
  /** Undefined while there is nothing to show yet. */
  readonly rows: readonly Row[] | undefined;
  /** The effect of the user's own action on a row. */
  readonly change: (id: string, changes: Partial<Row>) => void;
  /** Prepends a row that this user has just created. */
  readonly add: (row: Row) => void;
  /** This user removed a row: it stays in place, and `isGone` returns true for it. */
  readonly remove: (id: string) => void;
  readonly isGone: (row: Row) => boolean;
  /** Number of new rows that are held back. */
  readonly newCount: number;
  readonly showNew: () => void;
}

interface Walk {
  /** Holds back new rows while the list is viewed, until they are released. */
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
  /** The next page was requested. */
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

/** The reducer of stable lists: rows keep their places when newer answers arrive. */
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
 * A list whose rows can be decided on or removed. A press must not hit another row than the one aimed at. So each row
 * keeps its place until the list is loaded again: the page is opened again, `answered` becomes undefined, or the query
 * `asked` changes.
 */
export const useStableRows = <Row extends Identified>(answered: readonly Row[] | undefined, asked = '') =>
  useKept(answered, asked, WHOLE).rows;

/** An infinite list whose rows keep their places; with `hold`, new rows wait until they are released. */
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
