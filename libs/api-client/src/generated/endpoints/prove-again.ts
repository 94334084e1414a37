import { defineEndpoint } from '../../define-endpoint';
import { type ProveAgainApiResponse, type ProveAgainApiArg } from '../types';

export const proveAgain = defineEndpoint('proveAgain', '9bfe69', (build) => build.mutation<ProveAgainApiResponse, ProveAgainApiArg>({
      query: (queryArg) => ({ url: `/auth/prove`, method: 'POST', body: queryArg.proveBody }) }));
export const useProveAgainMutation = proveAgain.useMutation;
