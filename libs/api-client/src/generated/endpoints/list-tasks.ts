import { call } from '../../call';
import { listTasks as tags } from '../../tags';
import { type ListTasksApiResponse, type ListTasksApiArg } from '../types';

export const listTasks = call('listTasks', 'eb5bcc', (build) => build.query<ListTasksApiResponse, ListTasksApiArg>({
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
