import { defineEndpoint } from '../../define-endpoint';
import { submitWork as tags } from '../../tags';
import { type SubmitWorkApiResponse, type SubmitWorkApiArg } from '../types';

export const submitWork = defineEndpoint('submitWork', 'a2e382', (build) => build.mutation<SubmitWorkApiResponse, SubmitWorkApiArg>({
      query: (queryArg) => ({
        url: `/submission`,
        method: 'POST',
        body: queryArg.submitWorkBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSubmitWorkMutation = submitWork.useMutation;
