import { defineEndpoint } from '../../define-endpoint';
import { listReceived as tags } from '../../tags';
import { type ListReceivedApiResponse, type ListReceivedApiArg } from '../types';

export const listReceived = defineEndpoint('listReceived', 'c52d48', (build) => build.query<ListReceivedApiResponse, ListReceivedApiArg>({
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
export const useListReceivedQuery = listReceived.useQuery;
export const useLazyListReceivedQuery = listReceived.useLazyQuery;
