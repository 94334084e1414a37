import { defineEndpoint } from '../../define-endpoint';
import { closeWorkerTest as tags } from '../../tags';
import { type CloseWorkerTestApiResponse, type CloseWorkerTestApiArg } from '../types';

export const closeWorkerTest = defineEndpoint('closeWorkerTest', 'c4292f', (build) => build.mutation<CloseWorkerTestApiResponse, CloseWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useCloseWorkerTestMutation = closeWorkerTest.useMutation;
