import { defineEndpoint } from '../../define-endpoint';
import { changeBatch as tags } from '../../tags';
import { type ChangeBatchApiResponse, type ChangeBatchApiArg } from '../types';

export const changeBatch = defineEndpoint('changeBatch', 'f1b9c2', (build) => build.mutation<ChangeBatchApiResponse, ChangeBatchApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useChangeBatchMutation = changeBatch.useMutation;
