import { defineEndpoint } from '../../define-endpoint';
import { listWorkerGroups as tags } from '../../tags';
import { type ListWorkerGroupsApiResponse, type ListWorkerGroupsApiArg } from '../types';

export const listWorkerGroups = defineEndpoint('listWorkerGroups', '5ed054', (build) => build.query<ListWorkerGroupsApiResponse, ListWorkerGroupsApiArg>({
      query: (queryArg) => ({
        url: `/worker-group`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListWorkerGroupsQuery = listWorkerGroups.useQuery;
export const useLazyListWorkerGroupsQuery = listWorkerGroups.useLazyQuery;
