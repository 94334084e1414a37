import { call } from '../../call';
import { listReceivedAmong as tags } from '../../tags';
import { type ListReceivedAmongApiResponse, type ListReceivedAmongApiArg } from '../types';

export const listReceivedAmong = call('listReceivedAmong', '6951d8', (build) => build.query<ListReceivedAmongApiResponse, ListReceivedAmongApiArg>({
      query: (queryArg) => ({
        url: `/submission/received/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useListReceivedAmongQuery = listReceivedAmong.useQuery;
export const useLazyListReceivedAmongQuery = listReceivedAmong.useLazyQuery;
