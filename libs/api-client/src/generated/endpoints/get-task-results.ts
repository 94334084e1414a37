import { defineEndpoint } from '../../define-endpoint';
import { type GetTaskResultsApiResponse, type GetTaskResultsApiArg } from '../types';

export const getTaskResults = defineEndpoint('getTaskResults', 'f64332', (build) => build.query<GetTaskResultsApiResponse, GetTaskResultsApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/results`,
        params: {
          format: queryArg.format,
        },
      }) }));
export const useGetTaskResultsQuery = getTaskResults.useQuery;
export const useLazyGetTaskResultsQuery = getTaskResults.useLazyQuery;
