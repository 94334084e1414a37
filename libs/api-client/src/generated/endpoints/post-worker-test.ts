import { defineEndpoint } from '../../define-endpoint';
import { postWorkerTest as tags } from '../../tags';
import { type PostWorkerTestApiResponse, type PostWorkerTestApiArg } from '../types';

export const postWorkerTest = defineEndpoint('postWorkerTest', '5f7b8d', (build) => build.mutation<PostWorkerTestApiResponse, PostWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test`,
        method: 'POST',
        body: queryArg.postTestBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePostWorkerTestMutation = postWorkerTest.useMutation;
