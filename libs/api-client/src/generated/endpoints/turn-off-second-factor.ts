import { defineEndpoint } from '../../define-endpoint';
import { turnOffSecondFactor as tags } from '../../tags';
import { type TurnOffSecondFactorApiResponse, type TurnOffSecondFactorApiArg } from '../types';

export const turnOffSecondFactor = defineEndpoint('turnOffSecondFactor', '8474a2', (build) => build.mutation<TurnOffSecondFactorApiResponse, TurnOffSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/off`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useTurnOffSecondFactorMutation = turnOffSecondFactor.useMutation;
