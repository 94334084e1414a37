import { defineEndpoint } from '../../define-endpoint';
import { type ListBatchLabelsApiResponse, type ListBatchLabelsApiArg } from '../types';

export const listBatchLabels = defineEndpoint('listBatchLabels', 'c7b51f', (build) => build.query<ListBatchLabelsApiResponse, ListBatchLabelsApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/labels`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          field: queryArg.field,
          method: queryArg.method,
          format: queryArg.format,
        },
      }) }));
export const useListBatchLabelsQuery = listBatchLabels.useQuery;
export const useLazyListBatchLabelsQuery = listBatchLabels.useLazyQuery;
