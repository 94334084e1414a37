import { defineEndpoint } from '../../define-endpoint';
import { objectToSuspension as tags } from '../../tags';
import { type ObjectToSuspensionApiResponse, type ObjectToSuspensionApiArg } from '../types';

export const objectToSuspension = defineEndpoint('objectToSuspension', '19d650', (build) => build.mutation<ObjectToSuspensionApiResponse, ObjectToSuspensionApiArg>({
      query: (queryArg) => ({
        url: `/user/objection`,
        method: 'POST',
        body: queryArg.objectBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useObjectToSuspensionMutation = objectToSuspension.useMutation;
