import { defineEndpoint } from '../../define-endpoint';
import { type BeginSecondFactorApiResponse, type BeginSecondFactorApiArg } from '../types';

export const beginSecondFactor = defineEndpoint('beginSecondFactor', '79a747', (build) => build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor`, method: 'POST', body: queryArg.beginSecondFactorBody }) }));
export const useBeginSecondFactorMutation = beginSecondFactor.useMutation;
