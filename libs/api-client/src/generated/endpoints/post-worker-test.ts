import { defineEndpoint } from '../../define-endpoint';
import { type PostWorkerTestApiResponse, type PostWorkerTestApiArg } from '../types';

export const postWorkerTest = defineEndpoint('postWorkerTest', '9f2fde', (build) => build.mutation<PostWorkerTestApiResponse, PostWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test`,
        method: 'POST',
        body: queryArg.postTestBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const usePostWorkerTestMutation = postWorkerTest.useMutation;
