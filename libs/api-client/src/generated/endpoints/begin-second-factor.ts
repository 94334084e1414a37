import { call } from '../../call';
import { type BeginSecondFactorApiResponse, type BeginSecondFactorApiArg } from '../types';

export const beginSecondFactor = call('beginSecondFactor', '79a747', (build) => build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor`, method: 'POST', body: queryArg.beginSecondFactorBody }) }));
export const useBeginSecondFactorMutation = beginSecondFactor.useMutation;
