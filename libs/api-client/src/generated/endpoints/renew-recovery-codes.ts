import { defineEndpoint } from '../../define-endpoint';
import { renewRecoveryCodes as tags } from '../../tags';
import { type RenewRecoveryCodesApiResponse, type RenewRecoveryCodesApiArg } from '../types';

export const renewRecoveryCodes = defineEndpoint('renewRecoveryCodes', '2f7f59', (build) => build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/recovery-codes`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useRenewRecoveryCodesMutation = renewRecoveryCodes.useMutation;
