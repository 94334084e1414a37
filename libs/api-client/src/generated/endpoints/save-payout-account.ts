import { defineEndpoint } from '../../define-endpoint';
import { savePayoutAccount as tags } from '../../tags';
import { type SavePayoutAccountApiResponse, type SavePayoutAccountApiArg } from '../types';

export const savePayoutAccount = defineEndpoint('savePayoutAccount', '2edf75', (build) => build.mutation<SavePayoutAccountApiResponse, SavePayoutAccountApiArg>({
      query: (queryArg) => ({ url: `/payout-account`, method: 'POST', body: queryArg.saveAccountBody }), ...tags }));
export const useSavePayoutAccountMutation = savePayoutAccount.useMutation;
