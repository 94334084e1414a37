import { defineEndpoint } from '../../define-endpoint';
import { postBatch as tags } from '../../tags';
import { type PostBatchApiResponse, type PostBatchApiArg } from '../types';

export const postBatch = defineEndpoint('postBatch', 'c264c6', (build) => build.mutation<PostBatchApiResponse, PostBatchApiArg>({
      query: (queryArg) => ({
        url: `/task/batch`,
        method: 'POST',
        body: queryArg.postBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePostBatchMutation = postBatch.useMutation;
