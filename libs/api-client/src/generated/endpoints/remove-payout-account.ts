import { defineEndpoint } from '../../define-endpoint';
import { removePayoutAccount as tags } from '../../tags';
import { type RemovePayoutAccountApiResponse, type RemovePayoutAccountApiArg } from '../types';

export const removePayoutAccount = defineEndpoint('removePayoutAccount', '3830d2', (build) => build.mutation<RemovePayoutAccountApiResponse, RemovePayoutAccountApiArg>({
      query: (queryArg) => ({ url: `/payout-account/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useRemovePayoutAccountMutation = removePayoutAccount.useMutation;
