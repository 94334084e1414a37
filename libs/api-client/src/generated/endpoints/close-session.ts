import { call } from '../../call';
import { type CloseSessionApiResponse, type CloseSessionApiArg } from '../types';

export const closeSession = call('closeSession', 'f4a07d', (build) => build.query<CloseSessionApiResponse, CloseSessionApiArg>({
      query: () => ({ url: `/jwt/logout` }) }));
export const useCloseSessionQuery = closeSession.useQuery;
export const useLazyCloseSessionQuery = closeSession.useLazyQuery;
