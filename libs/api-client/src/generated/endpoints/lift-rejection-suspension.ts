import { defineEndpoint } from '../../define-endpoint';
import { liftRejectionSuspension as tags } from '../../tags';
import { type LiftRejectionSuspensionApiResponse, type LiftRejectionSuspensionApiArg } from '../types';

export const liftRejectionSuspension = defineEndpoint('liftRejectionSuspension', '92990d', (build) => build.mutation<LiftRejectionSuspensionApiResponse, LiftRejectionSuspensionApiArg>({
      query: (queryArg) => ({
        url: `/admin/brake/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.liftRejectionSuspensionBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useLiftRejectionSuspensionMutation = liftRejectionSuspension.useMutation;
