import { defineEndpoint } from '../../define-endpoint';
import { type OpenSessionApiResponse, type OpenSessionApiArg } from '../types';

export const openSession = defineEndpoint('openSession', 'a30920', (build) => build.mutation<OpenSessionApiResponse, OpenSessionApiArg>({
      query: (queryArg) => ({ url: `/jwt`, method: 'POST', body: queryArg.sessionBody }) }));
export const useOpenSessionMutation = openSession.useMutation;
