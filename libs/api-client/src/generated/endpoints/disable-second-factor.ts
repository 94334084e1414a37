import { defineEndpoint } from '../../define-endpoint';
import { disableSecondFactor as tags } from '../../tags';
import { type DisableSecondFactorApiResponse, type DisableSecondFactorApiArg } from '../types';

export const disableSecondFactor = defineEndpoint('disableSecondFactor', '8474a2', (build) => build.mutation<DisableSecondFactorApiResponse, DisableSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/off`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useDisableSecondFactorMutation = disableSecondFactor.useMutation;
