import { call } from '../../call';
import { type TurnOnSecondFactorApiResponse, type TurnOnSecondFactorApiArg } from '../types';

export const turnOnSecondFactor = call('turnOnSecondFactor', 'e711f3', (build) => build.mutation<TurnOnSecondFactorApiResponse, TurnOnSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/account/second-factor/on`, method: 'POST', body: queryArg.codeBody }) }));
export const useTurnOnSecondFactorMutation = turnOnSecondFactor.useMutation;
