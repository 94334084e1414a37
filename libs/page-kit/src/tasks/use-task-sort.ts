import { SORT_ORDERS, type SortOrder } from '@kaaj/contract';
import { useUrlState } from '../lists/use-url-state';
import { useCommonMessages } from '@kaaj/web-kit';

/** The order of a table of tasks by their last day, stored in the URL; Back undoes each change. */
export function useTaskSort() {
  const common = useCommonMessages();
  const [chosen, change] = useUrlState('sort');
  const sort = SORT_ORDERS.find((order) => order === chosen.sort);
  return {
    /** The query parameters for the server. */
    sort,
    /** For the table, whose column has the key `date`. */
    byDate: {
      column: 'date',
      order: sort ?? ('' as const),
      onOrder: (wanted: SortOrder | '') => change({ sort: wanted }, { push: true }),
      texts: {
        label: common('sort.byDate'),
        unsorted: common('sort.none'),
        asc: common('sort.soonest'),
        dsc: common('sort.latest'),
      },
    },
  };
}
