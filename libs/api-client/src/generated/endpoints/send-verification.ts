import { defineEndpoint } from '../../define-endpoint';
import { type SendVerificationApiResponse, type SendVerificationApiArg } from '../types';

export const sendVerification = defineEndpoint('sendVerification', 'e043ef', (build) => build.mutation<SendVerificationApiResponse, SendVerificationApiArg>({
      query: () => ({ url: `/auth/verify-email`, method: 'POST' }) }));
export const useSendVerificationMutation = sendVerification.useMutation;
