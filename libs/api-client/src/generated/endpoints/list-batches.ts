import { defineEndpoint } from '../../define-endpoint';
import { listBatches as tags } from '../../tags';
import { type ListBatchesApiResponse, type ListBatchesApiArg } from '../types';

export const listBatches = defineEndpoint('listBatches', '63da91', (build) => build.query<ListBatchesApiResponse, ListBatchesApiArg>({
      query: (queryArg) => ({
        url: `/task/batch`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListBatchesQuery = listBatches.useQuery;
export const useLazyListBatchesQuery = listBatches.useLazyQuery;
