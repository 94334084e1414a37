import { defineEndpoint } from '../../define-endpoint';
import { listManagedTasks as tags } from '../../tags';
import { type ListManagedTasksApiResponse, type ListManagedTasksApiArg } from '../types';

export const listManagedTasks = defineEndpoint('listManagedTasks', '66414d', (build) => build.query<ListManagedTasksApiResponse, ListManagedTasksApiArg>({
      query: (queryArg) => ({
        url: `/task/all`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          search: queryArg.search,
          sort: queryArg.sort,
        },
      }), ...tags }));
export const useListManagedTasksQuery = listManagedTasks.useQuery;
export const useLazyListManagedTasksQuery = listManagedTasks.useLazyQuery;
