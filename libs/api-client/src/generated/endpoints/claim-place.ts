import { defineEndpoint } from '../../define-endpoint';
import { claimPlace as tags } from '../../tags';
import { type ClaimPlaceApiResponse, type ClaimPlaceApiArg } from '../types';

export const claimPlace = defineEndpoint('claimPlace', '48c428', (build) => build.mutation<ClaimPlaceApiResponse, ClaimPlaceApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useClaimPlaceMutation = claimPlace.useMutation;
