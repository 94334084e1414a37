import { useMemo, useState } from 'react';
import { type Rows } from './use-rows';

interface Identified {
  readonly _id: string;
}

export interface HeldBack {
  /** How many rows have come and wait. */
  readonly newcomers: number;
  readonly letIn: () => void;
}

interface Kept<Row> {
  /** What was looked for. */
  readonly sought: string;
  readonly answered: readonly Row[] | undefined;
  readonly shown: ReadonlySet<string>;
  /** The answer did not reach to the end: what comes behind it may be old. */
  readonly endless: boolean;
  /** The next page was asked for. */
  readonly asked: boolean;
}

const NOTHING = { sought: '', answered: undefined, shown: new Set<string>(), endless: true, asked: false };
const idsOf = (rows: readonly Identified[]): ReadonlySet<string> => new Set(rows.map(({ _id }) => _id));

function next<Row extends Identified>(
  kept: Kept<Row>,
  answered: readonly Row[] | undefined,
  { hasMore, loadingMore }: Rows<Row>,
  { hold, sought }: { hold: boolean; sought: string },
): Kept<Row> {
  const all = !hold || sought !== kept.sought || !kept.answered || kept.shown.size === 0 || kept.endless || kept.asked;
  const shown = answered && all ? idsOf(answered) : kept.shown;
  return { sought, answered, shown, endless: hasMore, asked: kept.asked && loadingMore };
}

/**
 * A walked list in which what comes while somebody looks at it waits to be let in, so that nothing changes under their hands.
 * The next page of it, and whatever comes where nothing is shown, is let in by itself; everything is where `hold` is false or `sought`, what the
 * list was asked for, is something else.
 */
export function useHeldBack<Row extends Identified>(list: Rows<Row>, hold: boolean, sought = ''): Rows<Row> & HeldBack {
  const [kept, keep] = useState<Kept<Row>>(NOTHING);
  const answered = list.loading || list.error ? undefined : list.rows;
  const isSame = kept.answered === answered && kept.sought === sought;
  const now = isSame ? kept : next(kept, answered, list, { hold, sought });
  if (now !== kept) keep(now);
  const rows = useMemo(() => list.rows.filter(({ _id }) => now.shown.has(_id)), [list.rows, now.shown]);
  return {
    ...list,
    rows,
    loadMore: () => {
      keep((before) => ({ ...before, asked: true }));
      list.loadMore();
    },
    newcomers: list.rows.length - rows.length,
    letIn: () => keep((before) => ({ ...before, shown: idsOf(list.rows) })),
  };
}
