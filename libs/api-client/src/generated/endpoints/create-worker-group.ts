import { defineEndpoint } from '../../define-endpoint';
import { createWorkerGroup as tags } from '../../tags';
import { type CreateWorkerGroupApiResponse, type CreateWorkerGroupApiArg } from '../types';

export const createWorkerGroup = defineEndpoint('createWorkerGroup', 'ad1487', (build) => build.mutation<CreateWorkerGroupApiResponse, CreateWorkerGroupApiArg>({
      query: (queryArg) => ({
        url: `/worker-group`,
        method: 'POST',
        body: queryArg.groupBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useCreateWorkerGroupMutation = createWorkerGroup.useMutation;
