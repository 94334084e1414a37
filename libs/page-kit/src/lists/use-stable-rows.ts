import { type PaginatedList } from '@kaaj/ui';
import { useState } from 'react';

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

const WHOLE_LIST: PageState = { hold: false, hasMore: false, loadingMore: false };

/** Rows keep their places when newer answers arrive. */
function afterAnswer<Row extends Identified>(
  state: ListState<Row>,
  { query, answered }: Pick<ListState<Row>, 'query' | 'answered'>,
  page: PageState,
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
  if (state.answered !== answered || state.query !== query) setState(afterAnswer(state, { query, answered }, page));
  const update = (changed: (now: ListState<Row>) => Partial<ListState<Row>>) =>
    setState((now) => ({ ...now, ...changed(now) }));
  const stable: StableRows<Row> = {
    rows: state.answered && state.rows,
    change: (id, changes) =>
      update(({ rows }) => ({ rows: rows.map((row) => (row._id === id ? { ...row, ...changes } : row)) })),
    add: (row) => update(({ rows }) => ({ rows: [row, ...rows.filter(({ _id }) => _id !== row._id)] })),
    remove: (id) => update(({ gone }) => ({ gone: new Set(gone).add(id) })),
    isGone: ({ _id }) => state.gone.has(_id),
    newCount: state.heldBack.length,
    showNew: () => update(({ rows, heldBack }) => ({ rows: [...rows, ...heldBack], heldBack: [] })),
  };
  return { stable, paging: () => update(() => ({ paging: true })) };
}

/**
 * A list whose rows can be decided on or removed. A press must not hit another row than the one aimed at. So each row
 * keeps its place until the list is loaded again: the page is opened again, `answered` becomes undefined, or `query`
 * changes.
 */
export const useStableRows = <Row extends Identified>(answered: readonly Row[] | undefined, query = '') =>
  useListState(answered, query, WHOLE_LIST).stable;

/** An infinite list whose rows keep their places; with `hold`, new rows wait until they are released. */
export function useStableList<Row extends Identified>(list: PaginatedList<Row>, query = '', hold = false) {
  const { hasMore, loadingMore } = list;
  const answered = list.loading || list.error ? undefined : list.rows;
  const { stable, paging } = useListState(answered, query, { hold, hasMore, loadingMore });
  const loadMore = () => {
    paging();
    list.loadMore();
  };
  return { ...list, ...stable, rows: stable.rows ?? [], loadMore };
}
