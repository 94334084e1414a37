import { defineEndpoint } from '../../define-endpoint';
import { correctBalance as tags } from '../../tags';
import { type CorrectBalanceApiResponse, type CorrectBalanceApiArg } from '../types';

export const correctBalance = defineEndpoint('correctBalance', '3fa6f0', (build) => build.mutation<CorrectBalanceApiResponse, CorrectBalanceApiArg>({
      query: (queryArg) => ({
        url: `/user/updatecoin/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.correctBalanceBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useCorrectBalanceMutation = correctBalance.useMutation;
