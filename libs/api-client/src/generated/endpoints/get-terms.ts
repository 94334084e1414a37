import { defineEndpoint } from '../../define-endpoint';
import { getTerms as tags } from '../../tags';
import { type GetTermsApiResponse, type GetTermsApiArg } from '../types';

export const getTerms = defineEndpoint('getTerms', '7b0706', (build) => build.query<GetTermsApiResponse, GetTermsApiArg>({
      query: () => ({ url: `/terms` }), ...tags }));
export const useGetTermsQuery = getTerms.useQuery;
export const useLazyGetTermsQuery = getTerms.useLazyQuery;
