import { defineEndpoint } from '../../define-endpoint';
import { cancelWithdrawal as tags } from '../../tags';
import { type CancelWithdrawalApiResponse, type CancelWithdrawalApiArg } from '../types';

export const cancelWithdrawal = defineEndpoint('cancelWithdrawal', '1d72b4', (build) => build.mutation<CancelWithdrawalApiResponse, CancelWithdrawalApiArg>({
      query: (queryArg) => ({
        url: `/withdrawal/cancel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useCancelWithdrawalMutation = cancelWithdrawal.useMutation;
