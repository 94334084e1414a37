import { defineEndpoint } from '../../define-endpoint';
import { type ReauthenticateApiResponse, type ReauthenticateApiArg } from '../types';

export const reauthenticate = defineEndpoint('reauthenticate', '9bfe69', (build) => build.mutation<ReauthenticateApiResponse, ReauthenticateApiArg>({
      query: (queryArg) => ({ url: `/auth/prove`, method: 'POST', body: queryArg.proveBody }) }));
export const useReauthenticateMutation = reauthenticate.useMutation;
