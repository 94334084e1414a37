import { defineEndpoint } from '../../define-endpoint';
import { type SignUpApiResponse, type SignUpApiArg } from '../types';

export const signUp = defineEndpoint('signUp', 'df08ea', (build) => build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({ url: `/auth/signup`, method: 'POST', body: queryArg.credentialsBody }) }));
export const useSignUpMutation = signUp.useMutation;
