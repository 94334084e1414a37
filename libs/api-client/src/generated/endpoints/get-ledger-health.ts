import { defineEndpoint } from '../../define-endpoint';
import { getLedgerHealth as tags } from '../../tags';
import { type GetLedgerHealthApiResponse, type GetLedgerHealthApiArg } from '../types';

export const getLedgerHealth = defineEndpoint('getLedgerHealth', 'bef3e9', (build) => build.query<GetLedgerHealthApiResponse, GetLedgerHealthApiArg>({
      query: () => ({ url: `/wallet/health` }), ...tags }));
export const useGetLedgerHealthQuery = getLedgerHealth.useQuery;
export const useLazyGetLedgerHealthQuery = getLedgerHealth.useLazyQuery;
