import { call } from '../../call';
import { submitWork as tags } from '../../tags';
import { type SubmitWorkApiResponse, type SubmitWorkApiArg } from '../types';

export const submitWork = call('submitWork', 'efeeca', (build) => build.mutation<SubmitWorkApiResponse, SubmitWorkApiArg>({
      query: (queryArg) => ({
        url: `/submission`,
        method: 'POST',
        body: queryArg.submitWorkBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSubmitWorkMutation = submitWork.useMutation;
