import { defineEndpoint } from '../../define-endpoint';
import { verifyEmail as tags } from '../../tags';
import { type VerifyEmailApiResponse, type VerifyEmailApiArg } from '../types';

export const verifyEmail = defineEndpoint('verifyEmail', '6c3230', (build) => build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/auth/verify-email/complete`, method: 'POST', body: queryArg.verificationBody }), ...tags }));
export const useVerifyEmailMutation = verifyEmail.useMutation;
