import { defineEndpoint } from '../../define-endpoint';
import { takeWorkerTest as tags } from '../../tags';
import { type TakeWorkerTestApiResponse, type TakeWorkerTestApiArg } from '../types';

export const takeWorkerTest = defineEndpoint('takeWorkerTest', 'ce3302', (build) => build.mutation<TakeWorkerTestApiResponse, TakeWorkerTestApiArg>({
      query: (queryArg) => ({
        url: `/worker-test/${encodeURIComponent(String(queryArg.id))}/attempt`,
        method: 'POST',
        body: queryArg.attemptBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useTakeWorkerTestMutation = takeWorkerTest.useMutation;
