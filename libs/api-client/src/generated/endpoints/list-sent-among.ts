import { defineEndpoint } from '../../define-endpoint';
import { listSentAmong as tags } from '../../tags';
import { type ListSentAmongApiResponse, type ListSentAmongApiArg } from '../types';

export const listSentAmong = defineEndpoint('listSentAmong', '53843d', (build) => build.query<ListSentAmongApiResponse, ListSentAmongApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useListSentAmongQuery = listSentAmong.useQuery;
export const useLazyListSentAmongQuery = listSentAmong.useLazyQuery;
