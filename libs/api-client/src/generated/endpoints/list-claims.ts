import { defineEndpoint } from '../../define-endpoint';
import { listClaims as tags } from '../../tags';
import { type ListClaimsApiResponse, type ListClaimsApiArg } from '../types';

export const listClaims = defineEndpoint('listClaims', 'eb91d4', (build) => build.query<ListClaimsApiResponse, ListClaimsApiArg>({
      query: (queryArg) => ({
        url: `/claim`,
        params: {
          email: queryArg.email,
        },
      }), ...tags }));
export const useListClaimsQuery = listClaims.useQuery;
export const useLazyListClaimsQuery = listClaims.useLazyQuery;
