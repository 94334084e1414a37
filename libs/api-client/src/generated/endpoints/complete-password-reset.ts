import { defineEndpoint } from '../../define-endpoint';
import { type CompletePasswordResetApiResponse, type CompletePasswordResetApiArg } from '../types';

export const completePasswordReset = defineEndpoint('completePasswordReset', '32870f', (build) => build.mutation<CompletePasswordResetApiResponse, CompletePasswordResetApiArg>({
      query: (queryArg) => ({ url: `/auth/password-reset/complete`, method: 'POST', body: queryArg.resetBody }) }));
export const useCompletePasswordResetMutation = completePasswordReset.useMutation;
