import { defineEndpoint } from '../../define-endpoint';
import { claimSlot as tags } from '../../tags';
import { type ClaimSlotApiResponse, type ClaimSlotApiArg } from '../types';

export const claimSlot = defineEndpoint('claimSlot', '48c428', (build) => build.mutation<ClaimSlotApiResponse, ClaimSlotApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useClaimSlotMutation = claimSlot.useMutation;
