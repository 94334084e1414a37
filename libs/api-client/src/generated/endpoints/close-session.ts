import { defineEndpoint } from '../../define-endpoint';
import { type CloseSessionApiResponse, type CloseSessionApiArg } from '../types';

export const closeSession = defineEndpoint('closeSession', 'f4a07d', (build) => build.query<CloseSessionApiResponse, CloseSessionApiArg>({
      query: () => ({ url: `/jwt/logout` }) }));
export const useCloseSessionQuery = closeSession.useQuery;
export const useLazyCloseSessionQuery = closeSession.useLazyQuery;
