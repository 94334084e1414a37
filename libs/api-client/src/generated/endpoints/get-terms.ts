import { defineEndpoint } from '../../define-endpoint';
import { type GetTermsApiResponse, type GetTermsApiArg } from '../types';

export const getTerms = defineEndpoint('getTerms', '7307cf', (build) => build.query<GetTermsApiResponse, GetTermsApiArg>({
      query: () => ({ url: `/terms` }) }));
export const useGetTermsQuery = getTerms.useQuery;
export const useLazyGetTermsQuery = getTerms.useLazyQuery;
