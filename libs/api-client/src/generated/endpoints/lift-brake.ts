import { defineEndpoint } from '../../define-endpoint';
import { liftBrake as tags } from '../../tags';
import { type LiftBrakeApiResponse, type LiftBrakeApiArg } from '../types';

export const liftBrake = defineEndpoint('liftBrake', '558673', (build) => build.mutation<LiftBrakeApiResponse, LiftBrakeApiArg>({
      query: (queryArg) => ({
        url: `/admin/brake/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.liftBrakeBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useLiftBrakeMutation = liftBrake.useMutation;
