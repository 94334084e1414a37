import { defineEndpoint } from '../../define-endpoint';
import { type SignInApiResponse, type SignInApiArg } from '../types';

export const signIn = defineEndpoint('signIn', '705368', (build) => build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({ url: `/auth/login`, method: 'POST', body: queryArg.credentialsBody }) }));
export const useSignInMutation = signIn.useMutation;
