import { defineEndpoint } from '../../define-endpoint';
import { regenerateRecoveryCodes as tags } from '../../tags';
import { type RegenerateRecoveryCodesApiResponse, type RegenerateRecoveryCodesApiArg } from '../types';

export const regenerateRecoveryCodes = defineEndpoint('regenerateRecoveryCodes', '2f7f59', (build) => build.mutation<RegenerateRecoveryCodesApiResponse, RegenerateRecoveryCodesApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/recovery-codes`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useRegenerateRecoveryCodesMutation = regenerateRecoveryCodes.useMutation;
