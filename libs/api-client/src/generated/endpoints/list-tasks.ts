import { defineEndpoint } from '../../define-endpoint';
import { listTasks as tags } from '../../tags';
import { type ListTasksApiResponse, type ListTasksApiArg } from '../types';

export const listTasks = defineEndpoint('listTasks', 'e45822', (build) => build.query<ListTasksApiResponse, ListTasksApiArg>({
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
          contentNotice: queryArg.contentNotice,
        },
      }), ...tags }));
export const useListTasksQuery = listTasks.useQuery;
export const useLazyListTasksQuery = listTasks.useLazyQuery;
