import { defineEndpoint } from '../../define-endpoint';
import { getBatch as tags } from '../../tags';
import { type GetBatchApiResponse, type GetBatchApiArg } from '../types';

export const getBatch = defineEndpoint('getBatch', '7a6141', (build) => build.query<GetBatchApiResponse, GetBatchApiArg>({
      query: (queryArg) => ({ url: `/task/batch/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetBatchQuery = getBatch.useQuery;
export const useLazyGetBatchQuery = getBatch.useLazyQuery;
