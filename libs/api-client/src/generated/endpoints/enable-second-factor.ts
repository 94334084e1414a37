import { defineEndpoint } from '../../define-endpoint';
import { enableSecondFactor as tags } from '../../tags';
import { type EnableSecondFactorApiResponse, type EnableSecondFactorApiArg } from '../types';

export const enableSecondFactor = defineEndpoint('enableSecondFactor', '579ebc', (build) => build.mutation<EnableSecondFactorApiResponse, EnableSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/on`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useEnableSecondFactorMutation = enableSecondFactor.useMutation;
