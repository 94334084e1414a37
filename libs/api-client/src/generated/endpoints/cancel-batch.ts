import { defineEndpoint } from '../../define-endpoint';
import { cancelBatch as tags } from '../../tags';
import { type CancelBatchApiResponse, type CancelBatchApiArg } from '../types';

export const cancelBatch = defineEndpoint('cancelBatch', '376330', (build) => build.mutation<CancelBatchApiResponse, CancelBatchApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useCancelBatchMutation = cancelBatch.useMutation;
