import { defineEndpoint } from '../../define-endpoint';
import { checkLedger as tags } from '../../tags';
import { type CheckLedgerApiResponse, type CheckLedgerApiArg } from '../types';

export const checkLedger = defineEndpoint('checkLedger', '1ffe21', (build) => build.mutation<CheckLedgerApiResponse, CheckLedgerApiArg>({
      query: () => ({ url: `/wallet/health/check`, method: 'POST' }), ...tags }));
export const useCheckLedgerMutation = checkLedger.useMutation;
