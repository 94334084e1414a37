import { defineEndpoint } from '../../define-endpoint';
import { type ChangeBatchApiResponse, type ChangeBatchApiArg } from '../types';

export const changeBatch = defineEndpoint('changeBatch', 'f0fb42', (build) => build.mutation<ChangeBatchApiResponse, ChangeBatchApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useChangeBatchMutation = changeBatch.useMutation;
