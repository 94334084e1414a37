import { call } from '../../call';
import { checkLedger as tags } from '../../tags';
import { type CheckLedgerApiResponse, type CheckLedgerApiArg } from '../types';

export const checkLedger = call('checkLedger', '1ffe21', (build) => build.mutation<CheckLedgerApiResponse, CheckLedgerApiArg>({
      query: () => ({ url: `/wallet/health/check`, method: 'POST' }), ...tags }));
export const useCheckLedgerMutation = checkLedger.useMutation;
