import { defineEndpoint } from '../../define-endpoint';
import { type AgreeToTermsApiResponse, type AgreeToTermsApiArg } from '../types';

export const agreeToTerms = defineEndpoint('agreeToTerms', '7423c7', (build) => build.mutation<AgreeToTermsApiResponse, AgreeToTermsApiArg>({
      query: (queryArg) => ({ url: `/account/terms`, method: 'POST', body: queryArg.agreeBody }) }));
export const useAgreeToTermsMutation = agreeToTerms.useMutation;
