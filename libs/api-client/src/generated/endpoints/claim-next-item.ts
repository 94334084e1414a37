import { defineEndpoint } from '../../define-endpoint';
import { claimNextItem as tags } from '../../tags';
import { type ClaimNextItemApiResponse, type ClaimNextItemApiArg } from '../types';

export const claimNextItem = defineEndpoint('claimNextItem', '727a58', (build) => build.mutation<ClaimNextItemApiResponse, ClaimNextItemApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/next`,
        method: 'POST',
        body: queryArg.nextItemBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useClaimNextItemMutation = claimNextItem.useMutation;
