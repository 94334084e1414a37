import { defineEndpoint } from '../../define-endpoint';
import { listBuyerTasks as tags } from '../../tags';
import { type ListBuyerTasksApiResponse, type ListBuyerTasksApiArg } from '../types';

export const listBuyerTasks = defineEndpoint('listBuyerTasks', 'bba68a', (build) => build.query<ListBuyerTasksApiResponse, ListBuyerTasksApiArg>({
      query: (queryArg) => ({
        url: `/task/user/${encodeURIComponent(String(queryArg.email))}`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          search: queryArg.search,
          sort: queryArg.sort,
          open: queryArg.open,
        },
      }), ...tags }));
export const useListBuyerTasksQuery = listBuyerTasks.useQuery;
export const useLazyListBuyerTasksQuery = listBuyerTasks.useLazyQuery;
