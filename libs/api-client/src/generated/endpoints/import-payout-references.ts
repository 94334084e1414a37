import { defineEndpoint } from '../../define-endpoint';
import { importPayoutReferences as tags } from '../../tags';
import { type ImportPayoutReferencesApiResponse, type ImportPayoutReferencesApiArg } from '../types';

export const importPayoutReferences = defineEndpoint('importPayoutReferences', 'c1822b', (build) => build.mutation<ImportPayoutReferencesApiResponse, ImportPayoutReferencesApiArg>({
      query: (queryArg) => ({
        url: `/payout/references`,
        method: 'POST',
        body: queryArg.payoutReferencesBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useImportPayoutReferencesMutation = importPayoutReferences.useMutation;
