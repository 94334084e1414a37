import { type TaskFilter } from '@kaaj/api-client';
import { SORT_ORDERS } from '@kaaj/contract';
import { useMemo } from 'react';
import { useTypedSearch } from './use-typed-search';
import { useUrlState } from './use-url-state';

const STEP = { push: true };

/**
 * Sort order and filters of a list of tasks, stored in the URL: Back works, a reload keeps them, a link shares them. A
 * choice is a step that Back undoes; typing is not, or every letter would be one.
 */
export function useTaskFilter(...others: readonly string[]) {
  const [chosen, change] = useUrlState('sort', 'search', 'open');
  const search = chosen.search.trim();
  const field = useTypedSearch(search, (text) => change({ search: text }));
  const sort = SORT_ORDERS.find((order) => order === chosen.sort);
  const openOnly = chosen.open === 'true';
  const filter = useMemo(
    (): TaskFilter => ({ ...(sort && { sort }), ...(search && { search }), ...(openOnly && { open: 'true' }) }),
    [sort, search, openOnly],
  );
  return {
    /** The query parameters for the server. */
    filter,
    /** There might be more tasks without the search. */
    narrowed: search !== '' || openOnly,
    /** For the fields. */
    fields: {
      search: field.typed,
      onSearch: field.type,
      sort: chosen.sort,
      onSort: (order: string) => change({ sort: order }, STEP),
      openOnly,
      onOpenOnly: (only: boolean) => change({ open: only ? 'true' : '' }, STEP),
    },
    /** Takes the search out, and whatever else of the address narrows this list. */
    showAll: () => change({ search: '', open: '', ...Object.fromEntries(others.map((name) => [name, ''])) }, STEP),
  };
}
