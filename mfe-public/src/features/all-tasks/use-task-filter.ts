import { type TaskFilter } from '@kaaj/api-client';
import { SORT_ORDERS } from '@kaaj/contract';
import { useUrlState } from '@kaaj/web-kit';
import { useMemo } from 'react';

export interface ChosenFilter {
  /** A sort order, or '' for the newest first. */
  readonly sort: string;
  readonly search: string;
  /** 'true' for tasks that still take work, '' for all. */
  readonly open: string;
}

/** Sort, search and "open only" live in the address, so that Back, reload and a shared link keep them. */
export function useTaskFilter() {
  const [chosen, change] = useUrlState('sort', 'search', 'open');
  const filter = useMemo((): TaskFilter => {
    const sort = SORT_ORDERS.find((order) => order === chosen.sort);
    const search = chosen.search.trim();
    return { ...(sort && { sort }), ...(search && { search }), ...(chosen.open === 'true' && { open: 'true' }) };
  }, [chosen]);
  return { filter, chosen, change };
}
