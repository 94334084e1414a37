import { defineEndpoint } from '../../define-endpoint';
import { listTasks as tags } from '../../tags';
import { type ListTasksApiResponse, type ListTasksApiArg } from '../types';

export const listTasks = defineEndpoint('listTasks', '63c8a6', (build) => build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/task`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          search: queryArg.search,
          sort: queryArg.sort,
          open: queryArg.open,
          full: queryArg.full,
          minPay: queryArg.minPay,
          maxPay: queryArg.maxPay,
          category: queryArg.category,
          maxMinutes: queryArg.maxMinutes,
        },
      }), ...tags }));
export const useListTasksQuery = listTasks.useQuery;
export const useLazyListTasksQuery = listTasks.useLazyQuery;
