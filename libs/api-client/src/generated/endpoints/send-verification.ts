import { call } from '../../call';
import { type SendVerificationApiResponse, type SendVerificationApiArg } from '../types';

export const sendVerification = call('sendVerification', 'e043ef', (build) => build.mutation<SendVerificationApiResponse, SendVerificationApiArg>({
      query: () => ({ url: `/auth/verify-email`, method: 'POST' }) }));
export const useSendVerificationMutation = sendVerification.useMutation;
