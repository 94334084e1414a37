import { defineEndpoint } from '../../define-endpoint';
import { turnOnSecondFactor as tags } from '../../tags';
import { type TurnOnSecondFactorApiResponse, type TurnOnSecondFactorApiArg } from '../types';

export const turnOnSecondFactor = defineEndpoint('turnOnSecondFactor', '579ebc', (build) => build.mutation<TurnOnSecondFactorApiResponse, TurnOnSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/on`, method: 'POST', body: queryArg.codeBody }), ...tags }));
export const useTurnOnSecondFactorMutation = turnOnSecondFactor.useMutation;
