import { defineEndpoint } from '../../define-endpoint';
import { type ClaimNextItemApiResponse, type ClaimNextItemApiArg } from '../types';

export const claimNextItem = defineEndpoint('claimNextItem', '02c42e', (build) => build.mutation<ClaimNextItemApiResponse, ClaimNextItemApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/next`,
        method: 'POST',
        body: queryArg.nextItemBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useClaimNextItemMutation = claimNextItem.useMutation;
