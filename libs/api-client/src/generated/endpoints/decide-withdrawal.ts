import { defineEndpoint } from '../../define-endpoint';
import { decideWithdrawal as tags } from '../../tags';
import { type DecideWithdrawalApiResponse, type DecideWithdrawalApiArg } from '../types';

export const decideWithdrawal = defineEndpoint('decideWithdrawal', '015a29', (build) => build.mutation<DecideWithdrawalApiResponse, DecideWithdrawalApiArg>({
      query: (queryArg) => ({
        url: `/withdrawal/status/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.decideWithdrawalBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDecideWithdrawalMutation = decideWithdrawal.useMutation;
