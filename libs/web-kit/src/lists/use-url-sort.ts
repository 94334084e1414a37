import { SORT_ORDERS, type SortOrder } from '@kaaj/contract';
import { useUrlState } from './use-url-state';

/** The order of a list that can be sorted in one way, kept in the address; each choice is a step that Back undoes. */
export function useUrlSort(): {
  readonly sort: SortOrder | undefined;
  readonly onSort: (sort: SortOrder | '') => void;
} {
  const [chosen, change] = useUrlState('sort');
  return {
    sort: SORT_ORDERS.find((order) => order === chosen.sort),
    onSort: (sort) => change({ sort }, { push: true }),
  };
}
