import { defineEndpoint } from '../../define-endpoint';
import { resubmitWork as tags } from '../../tags';
import { type ResubmitWorkApiResponse, type ResubmitWorkApiArg } from '../types';

export const resubmitWork = defineEndpoint('resubmitWork', '4f3959', (build) => build.mutation<ResubmitWorkApiResponse, ResubmitWorkApiArg>({
      query: (queryArg) => ({
        url: `/submission/${encodeURIComponent(String(queryArg.id))}/version`,
        method: 'POST',
        body: queryArg.versionBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useResubmitWorkMutation = resubmitWork.useMutation;
