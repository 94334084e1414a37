import { defineEndpoint } from '../../define-endpoint';
import { listMySubmissionsForTasks as tags } from '../../tags';
import { type ListMySubmissionsForTasksApiResponse, type ListMySubmissionsForTasksApiArg } from '../types';

export const listMySubmissionsForTasks = defineEndpoint('listMySubmissionsForTasks', '53843d', (build) => build.query<ListMySubmissionsForTasksApiResponse, ListMySubmissionsForTasksApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useListMySubmissionsForTasksQuery = listMySubmissionsForTasks.useQuery;
export const useLazyListMySubmissionsForTasksQuery = listMySubmissionsForTasks.useLazyQuery;
