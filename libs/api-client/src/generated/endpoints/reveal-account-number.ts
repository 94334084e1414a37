import { defineEndpoint } from '../../define-endpoint';
import { revealAccountNumber as tags } from '../../tags';
import { type RevealAccountNumberApiResponse, type RevealAccountNumberApiArg } from '../types';

export const revealAccountNumber = defineEndpoint('revealAccountNumber', '28a0cb', (build) => build.mutation<RevealAccountNumberApiResponse, RevealAccountNumberApiArg>({
      query: (queryArg) => ({ url: `/withdrawal/${encodeURIComponent(String(queryArg.id))}/account`, method: 'POST' }), ...tags }));
export const useRevealAccountNumberMutation = revealAccountNumber.useMutation;
