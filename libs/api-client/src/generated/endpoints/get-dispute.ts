import { defineEndpoint } from '../../define-endpoint';
import { getDispute as tags } from '../../tags';
import { type GetDisputeApiResponse, type GetDisputeApiArg } from '../types';

export const getDispute = defineEndpoint('getDispute', '107b8a', (build) => build.query<GetDisputeApiResponse, GetDisputeApiArg>({
      query: (queryArg) => ({ url: `/dispute/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetDisputeQuery = getDispute.useQuery;
export const useLazyGetDisputeQuery = getDispute.useLazyQuery;
