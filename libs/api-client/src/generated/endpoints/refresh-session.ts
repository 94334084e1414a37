import { call } from '../../call';
import { type RefreshSessionApiResponse, type RefreshSessionApiArg } from '../types';

export const refreshSession = call('refreshSession', '93fb07', (build) => build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
      query: () => ({ url: `/auth/refresh`, method: 'POST' }) }));
export const useRefreshSessionMutation = refreshSession.useMutation;
