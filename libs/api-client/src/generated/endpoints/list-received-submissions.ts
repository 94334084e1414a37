import { defineEndpoint } from '../../define-endpoint';
import { listReceivedSubmissions as tags } from '../../tags';
import { type ListReceivedSubmissionsApiResponse, type ListReceivedSubmissionsApiArg } from '../types';

export const listReceivedSubmissions = defineEndpoint('listReceivedSubmissions', 'c52d48', (build) => build.query<ListReceivedSubmissionsApiResponse, ListReceivedSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/received`,
        params: {
          state: queryArg.state,
          task: queryArg.task,
          search: queryArg.search,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListReceivedSubmissionsQuery = listReceivedSubmissions.useQuery;
export const useLazyListReceivedSubmissionsQuery = listReceivedSubmissions.useLazyQuery;
