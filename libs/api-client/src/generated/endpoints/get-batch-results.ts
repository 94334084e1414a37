import { defineEndpoint } from '../../define-endpoint';
import { type GetBatchResultsApiResponse, type GetBatchResultsApiArg } from '../types';

export const getBatchResults = defineEndpoint('getBatchResults', '4855e1', (build) => build.query<GetBatchResultsApiResponse, GetBatchResultsApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/results`,
        params: {
          format: queryArg.format,
        },
      }) }));
export const useGetBatchResultsQuery = getBatchResults.useQuery;
export const useLazyGetBatchResultsQuery = getBatchResults.useLazyQuery;
