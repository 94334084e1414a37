import { defineEndpoint } from '../../define-endpoint';
import { type ListBatchAnnotatorsApiResponse, type ListBatchAnnotatorsApiArg } from '../types';

export const listBatchAnnotators = defineEndpoint('listBatchAnnotators', '81faa8', (build) => build.query<ListBatchAnnotatorsApiResponse, ListBatchAnnotatorsApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/annotators`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          field: queryArg.field,
          method: queryArg.method,
          format: queryArg.format,
        },
      }) }));
export const useListBatchAnnotatorsQuery = listBatchAnnotators.useQuery;
export const useLazyListBatchAnnotatorsQuery = listBatchAnnotators.useLazyQuery;
