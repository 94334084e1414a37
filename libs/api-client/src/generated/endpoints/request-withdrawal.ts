import { defineEndpoint } from '../../define-endpoint';
import { requestWithdrawal as tags } from '../../tags';
import { type RequestWithdrawalApiResponse, type RequestWithdrawalApiArg } from '../types';

export const requestWithdrawal = defineEndpoint('requestWithdrawal', 'b2de03', (build) => build.mutation<RequestWithdrawalApiResponse, RequestWithdrawalApiArg>({
      query: (queryArg) => ({
        url: `/withdrawal`,
        method: 'POST',
        body: queryArg.requestWithdrawalBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useRequestWithdrawalMutation = requestWithdrawal.useMutation;
