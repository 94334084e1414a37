import { call } from '../../call';
import { listSentAmong as tags } from '../../tags';
import { type ListSentAmongApiResponse, type ListSentAmongApiArg } from '../types';

export const listSentAmong = call('listSentAmong', '55a0b8', (build) => build.query<ListSentAmongApiResponse, ListSentAmongApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useListSentAmongQuery = listSentAmong.useQuery;
export const useLazyListSentAmongQuery = listSentAmong.useLazyQuery;
