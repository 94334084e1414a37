import { defineEndpoint } from '../../define-endpoint';
import { type CloseAccountApiResponse, type CloseAccountApiArg } from '../types';

export const closeAccount = defineEndpoint('closeAccount', 'bc8f2e', (build) => build.mutation<CloseAccountApiResponse, CloseAccountApiArg>({
      query: (queryArg) => ({ url: `/account/closing`, method: 'POST', body: queryArg.closeAccountBody }) }));
export const useCloseAccountMutation = closeAccount.useMutation;
