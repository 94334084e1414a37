import { defineEndpoint } from '../../define-endpoint';
import { type RequestPasswordResetApiResponse, type RequestPasswordResetApiArg } from '../types';

export const requestPasswordReset = defineEndpoint('requestPasswordReset', 'a24b30', (build) => build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({ url: `/auth/password-reset`, method: 'POST', body: queryArg.resetRequestBody }) }));
export const useRequestPasswordResetMutation = requestPasswordReset.useMutation;
