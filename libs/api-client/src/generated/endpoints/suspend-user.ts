import { defineEndpoint } from '../../define-endpoint';
import { suspendUser as tags } from '../../tags';
import { type SuspendUserApiResponse, type SuspendUserApiArg } from '../types';

export const suspendUser = defineEndpoint('suspendUser', '9a4a7d', (build) => build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/user/suspend/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.suspendBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSuspendUserMutation = suspendUser.useMutation;
