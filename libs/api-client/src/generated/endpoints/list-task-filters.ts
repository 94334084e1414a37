import { call } from '../../call';
import { listTaskFilters as tags } from '../../tags';
import { type ListTaskFiltersApiResponse, type ListTaskFiltersApiArg } from '../types';

export const listTaskFilters = call('listTaskFilters', '627449', (build) => build.query<ListTaskFiltersApiResponse, ListTaskFiltersApiArg>({
      query: () => ({ url: `/task-filter` }), ...tags }));
export const useListTaskFiltersQuery = listTaskFilters.useQuery;
export const useLazyListTaskFiltersQuery = listTaskFilters.useLazyQuery;
