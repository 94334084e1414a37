import { defineEndpoint } from '../../define-endpoint';
import { type RefreshSessionApiResponse, type RefreshSessionApiArg } from '../types';

export const refreshSession = defineEndpoint('refreshSession', '93fb07', (build) => build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
      query: () => ({ url: `/auth/refresh`, method: 'POST' }) }));
export const useRefreshSessionMutation = refreshSession.useMutation;
