import { defineEndpoint } from '../../define-endpoint';
import { type CloseWorkerTestApiResponse, type CloseWorkerTestApiArg } from '../types';

export const closeWorkerTest = defineEndpoint('closeWorkerTest', '4ac170', (build) => build.mutation<CloseWorkerTestApiResponse, CloseWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useCloseWorkerTestMutation = closeWorkerTest.useMutation;
