import { defineEndpoint } from '../../define-endpoint';
import { listBuyerTasks as tags } from '../../tags';
import { type ListBuyerTasksApiResponse, type ListBuyerTasksApiArg } from '../types';

export const listBuyerTasks = defineEndpoint('listBuyerTasks', '5798d9', (build) => build.query<ListBuyerTasksApiResponse, ListBuyerTasksApiArg>({
      query: (queryArg) => ({
        url: `/task/user/${encodeURIComponent(String(queryArg.email))}`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          sort: queryArg.sort,
        },
      }), ...tags }));
export const useListBuyerTasksQuery = listBuyerTasks.useQuery;
export const useLazyListBuyerTasksQuery = listBuyerTasks.useLazyQuery;
