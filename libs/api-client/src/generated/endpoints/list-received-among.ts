import { defineEndpoint } from '../../define-endpoint';
import { listReceivedAmong as tags } from '../../tags';
import { type ListReceivedAmongApiResponse, type ListReceivedAmongApiArg } from '../types';

export const listReceivedAmong = defineEndpoint('listReceivedAmong', '3ad462', (build) => build.query<ListReceivedAmongApiResponse, ListReceivedAmongApiArg>({
      query: (queryArg) => ({
        url: `/submission/received/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useListReceivedAmongQuery = listReceivedAmong.useQuery;
export const useLazyListReceivedAmongQuery = listReceivedAmong.useLazyQuery;
