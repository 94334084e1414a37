import { call } from '../../call';
import { listBuyerTasks as tags } from '../../tags';
import { type ListBuyerTasksApiResponse, type ListBuyerTasksApiArg } from '../types';

export const listBuyerTasks = call('listBuyerTasks', '98a3a8', (build) => build.query<ListBuyerTasksApiResponse, ListBuyerTasksApiArg>({
      query: (queryArg) => ({
        url: `/task/user/${encodeURIComponent(String(queryArg.email))}`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListBuyerTasksQuery = listBuyerTasks.useQuery;
export const useLazyListBuyerTasksQuery = listBuyerTasks.useLazyQuery;
