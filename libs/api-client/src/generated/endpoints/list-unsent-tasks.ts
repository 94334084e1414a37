import { defineEndpoint } from '../../define-endpoint';
import { type ListUnsentTasksApiResponse, type ListUnsentTasksApiArg } from '../types';

export const listUnsentTasks = defineEndpoint('listUnsentTasks', 'e6a548', (build) => build.query<ListUnsentTasksApiResponse, ListUnsentTasksApiArg>({
      query: (queryArg) => ({
        url: `/task/unsent`,
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
      }) }));
export const useListUnsentTasksQuery = listUnsentTasks.useQuery;
export const useLazyListUnsentTasksQuery = listUnsentTasks.useLazyQuery;
