import { defineEndpoint } from '../../define-endpoint';
import { listTaskFilters as tags } from '../../tags';
import { type ListTaskFiltersApiResponse, type ListTaskFiltersApiArg } from '../types';

export const listTaskFilters = defineEndpoint('listTaskFilters', '627449', (build) => build.query<ListTaskFiltersApiResponse, ListTaskFiltersApiArg>({
      query: () => ({ url: `/task-filter` }), ...tags }));
export const useListTaskFiltersQuery = listTaskFilters.useQuery;
export const useLazyListTaskFiltersQuery = listTaskFilters.useLazyQuery;
