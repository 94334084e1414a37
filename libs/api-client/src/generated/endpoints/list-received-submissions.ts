import { defineEndpoint } from '../../define-endpoint';
import { listReceivedSubmissions as tags } from '../../tags';
import { type ListReceivedSubmissionsApiResponse, type ListReceivedSubmissionsApiArg } from '../types';

export const listReceivedSubmissions = defineEndpoint('listReceivedSubmissions', '12a1a2', (build) => build.query<ListReceivedSubmissionsApiResponse, ListReceivedSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/received`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          state: queryArg.state,
          task: queryArg.task,
          search: queryArg.search,
        },
      }), ...tags }));
export const useListReceivedSubmissionsQuery = listReceivedSubmissions.useQuery;
export const useLazyListReceivedSubmissionsQuery = listReceivedSubmissions.useLazyQuery;
