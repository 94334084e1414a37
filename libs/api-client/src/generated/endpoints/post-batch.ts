import { call } from '../../call';
import { postBatch as tags } from '../../tags';
import { type PostBatchApiResponse, type PostBatchApiArg } from '../types';

export const postBatch = call('postBatch', 'a11bb6', (build) => build.mutation<PostBatchApiResponse, PostBatchApiArg>({
      query: (queryArg) => ({
        url: `/task/batch`,
        method: 'POST',
        body: queryArg.postBatchBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePostBatchMutation = postBatch.useMutation;
