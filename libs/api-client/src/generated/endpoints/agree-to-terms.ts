import { defineEndpoint } from '../../define-endpoint';
import { agreeToTerms as tags } from '../../tags';
import { type AgreeToTermsApiResponse, type AgreeToTermsApiArg } from '../types';

export const agreeToTerms = defineEndpoint('agreeToTerms', 'f055ec', (build) => build.mutation<AgreeToTermsApiResponse, AgreeToTermsApiArg>({
      query: (queryArg) => ({ url: `/account/terms`, method: 'POST', body: queryArg.agreeBody }), ...tags }));
export const useAgreeToTermsMutation = agreeToTerms.useMutation;
