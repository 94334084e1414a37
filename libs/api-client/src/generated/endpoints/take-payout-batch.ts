import { defineEndpoint } from '../../define-endpoint';
import { takePayoutBatch as tags } from '../../tags';
import { type TakePayoutBatchApiResponse, type TakePayoutBatchApiArg } from '../types';

export const takePayoutBatch = defineEndpoint('takePayoutBatch', '80bbd6', (build) => build.mutation<TakePayoutBatchApiResponse, TakePayoutBatchApiArg>({
      query: (queryArg) => ({
        url: `/payout/batch`,
        method: 'POST',
        body: queryArg.takeBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useTakePayoutBatchMutation = takePayoutBatch.useMutation;
