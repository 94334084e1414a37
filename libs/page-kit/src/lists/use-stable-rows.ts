import { useState } from 'react';
import { type Rows } from './use-infinite-rows';

interface Identified {
  readonly _id: string;
}

export interface StableRows<Row> {
  /** Undefined before the first response. */
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

interface PageState {
  /** Holds back new rows while the list is viewed, until they are released. */
  readonly hold: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

interface ListState<Row> {
  readonly query: string;
  /** The rows of the last response. */
  readonly answered: readonly Row[] | undefined;
  readonly rows: readonly Row[];
  readonly heldBack: readonly Row[];
  readonly gone: ReadonlySet<string>;
  /** The last response did not include the last page: rows behind it are not new. */
  readonly hadMore: boolean;
  /** The next page was requested. */
  readonly paging: boolean;
}

type Action<Row> =
  | {
      readonly type: 'answered';
      readonly query: string;
      readonly answered: readonly Row[] | undefined;
      page: PageState;
    }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<Row> }
  | { readonly type: 'added'; readonly row: Row }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'show-new' | 'paging' };

const WHOLE_LIST: PageState = { hold: false, hasMore: false, loadingMore: false };

function afterAnswer<Row extends Identified>(
  state: ListState<Row>,
  { query, answered, page }: Extract<Action<Row>, { type: 'answered' }>,
): ListState<Row> {
  const hadMore = page.hasMore;
  if (!answered || !state.answered || state.query !== query)
    return { query, answered, rows: answered ?? [], heldBack: [], gone: new Set(), hadMore, paging: false };
  const newest = new Map(answered.map((row) => [row._id, row]));
  const known = new Set(state.rows.map(({ _id }) => _id));
  const rows = state.rows.map((row) => newest.get(row._id) ?? row);
  const others = answered.filter(({ _id }) => !known.has(_id));
  const showsAll = !page.hold || state.hadMore || state.paging || rows.length === 0;
  return {
    ...state,
    answered,
    rows: showsAll ? [...rows, ...others] : rows,
    heldBack: showsAll ? [] : others,
    hadMore,
    paging: state.paging && page.loadingMore,
  };
}

/** The reducer of stable lists: rows keep their places when newer answers arrive. */
function reduce<Row extends Identified>(state: ListState<Row>, action: Action<Row>): ListState<Row> {
  switch (action.type) {
    case 'answered':
      return afterAnswer(state, action);
    case 'changed':
      return { ...state, rows: state.rows.map((row) => (row._id === action.id ? { ...row, ...action.changes } : row)) };
    case 'added':
      return { ...state, rows: [action.row, ...state.rows.filter(({ _id }) => _id !== action.row._id)] };
    case 'removed':
      return { ...state, gone: new Set(state.gone).add(action.id) };
    case 'show-new':
      return { ...state, rows: [...state.rows, ...state.heldBack], heldBack: [] };
    case 'paging':
      return { ...state, paging: true };
  }
}

function useListState<Row extends Identified>(answered: readonly Row[] | undefined, query: string, page: PageState) {
  const [state, setState] = useState<ListState<Row>>({
    query,
    answered: undefined,
    rows: [],
    heldBack: [],
    gone: new Set(),
    hadMore: true,
    paging: false,
  });
  if (state.answered !== answered || state.query !== query)
    setState(reduce(state, { type: 'answered', query, answered, page }));
  const dispatch = (next: Action<Row>) => setState((now) => reduce(now, next));
  const rows: StableRows<Row> = {
    rows: state.answered && state.rows,
    change: (id, changes) => dispatch({ type: 'changed', id, changes }),
    add: (row) => dispatch({ type: 'added', row }),
    remove: (id) => dispatch({ type: 'removed', id }),
    isGone: ({ _id }) => state.gone.has(_id),
    newCount: state.heldBack.length,
    showNew: () => dispatch({ type: 'show-new' }),
  };
  return { rows, paging: () => dispatch({ type: 'paging' }) };
}

/**
 * A list whose rows can be decided on or removed. A press must not hit another row than the one aimed at. So each row
 * keeps its place until the list is loaded again: the page is opened again, `answered` becomes undefined, or `query`
 * changes.
 */
export const useStableRows = <Row extends Identified>(answered: readonly Row[] | undefined, query = '') =>
  useListState(answered, query, WHOLE_LIST).rows;

/** An infinite list whose rows keep their places; with `hold`, new rows wait until they are released. */
export function useStableList<Row extends Identified>(list: Rows<Row>, query = '', hold = false) {
  const { hasMore, loadingMore } = list;
  const answered = list.loading || list.error ? undefined : list.rows;
  const { rows: stable, paging } = useListState(answered, query, { hold, hasMore, loadingMore });
  const loadMore = () => {
    paging();
    list.loadMore();
  };
  return { ...list, ...stable, rows: stable.rows ?? [], loadMore };
}
