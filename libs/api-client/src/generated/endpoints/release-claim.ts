import { defineEndpoint } from '../../define-endpoint';
import { releaseClaim as tags } from '../../tags';
import { type ReleaseClaimApiResponse, type ReleaseClaimApiArg } from '../types';

export const releaseClaim = defineEndpoint('releaseClaim', '893661', (build) => build.mutation<ReleaseClaimApiResponse, ReleaseClaimApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          skip: queryArg.skip,
        },
      }), ...tags }));
export const useReleaseClaimMutation = releaseClaim.useMutation;
