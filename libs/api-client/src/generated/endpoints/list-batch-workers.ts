import { defineEndpoint } from '../../define-endpoint';
import { type ListBatchWorkersApiResponse, type ListBatchWorkersApiArg } from '../types';

export const listBatchWorkers = defineEndpoint('listBatchWorkers', '7fe374', (build) => build.query<ListBatchWorkersApiResponse, ListBatchWorkersApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/agreement/worker`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useListBatchWorkersQuery = listBatchWorkers.useQuery;
export const useLazyListBatchWorkersQuery = listBatchWorkers.useLazyQuery;
