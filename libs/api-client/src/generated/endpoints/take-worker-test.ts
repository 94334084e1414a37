import { defineEndpoint } from '../../define-endpoint';
import { type TakeWorkerTestApiResponse, type TakeWorkerTestApiArg } from '../types';

export const takeWorkerTest = defineEndpoint('takeWorkerTest', '80e9c6', (build) => build.mutation<TakeWorkerTestApiResponse, TakeWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test/${encodeURIComponent(String(queryArg.id))}/attempt`,
        method: 'POST',
        body: queryArg.attemptBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useTakeWorkerTestMutation = takeWorkerTest.useMutation;
