import { defineEndpoint } from '../../define-endpoint';
import { postTask as tags } from '../../tags';
import { type PostTaskApiResponse, type PostTaskApiArg } from '../types';

export const postTask = defineEndpoint('postTask', '6911aa', (build) => build.mutation<PostTaskApiResponse, PostTaskApiArg>({
      query: (queryArg) => ({
        url: `/task`,
        method: 'POST',
        body: queryArg.postTaskBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const usePostTaskMutation = postTask.useMutation;
