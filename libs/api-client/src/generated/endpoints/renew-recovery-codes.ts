import { call } from '../../call';
import { type RenewRecoveryCodesApiResponse, type RenewRecoveryCodesApiArg } from '../types';

export const renewRecoveryCodes = call('renewRecoveryCodes', 'db0de5', (build) => build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/recovery-codes`, method: 'POST', body: queryArg.codeBody }) }));
export const useRenewRecoveryCodesMutation = renewRecoveryCodes.useMutation;
