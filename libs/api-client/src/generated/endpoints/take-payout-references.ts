import { defineEndpoint } from '../../define-endpoint';
import { takePayoutReferences as tags } from '../../tags';
import { type TakePayoutReferencesApiResponse, type TakePayoutReferencesApiArg } from '../types';

export const takePayoutReferences = defineEndpoint('takePayoutReferences', 'c1822b', (build) => build.mutation<TakePayoutReferencesApiResponse, TakePayoutReferencesApiArg>({
      query: (queryArg) => ({
        url: `/payout/references`,
        method: 'POST',
        body: queryArg.payoutReferencesBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useTakePayoutReferencesMutation = takePayoutReferences.useMutation;
