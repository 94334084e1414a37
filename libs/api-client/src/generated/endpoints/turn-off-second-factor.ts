import { call } from '../../call';
import { type TurnOffSecondFactorApiResponse, type TurnOffSecondFactorApiArg } from '../types';

export const turnOffSecondFactor = call('turnOffSecondFactor', '91af4e', (build) => build.mutation<TurnOffSecondFactorApiResponse, TurnOffSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/off`, method: 'POST', body: queryArg.codeBody }) }));
export const useTurnOffSecondFactorMutation = turnOffSecondFactor.useMutation;
