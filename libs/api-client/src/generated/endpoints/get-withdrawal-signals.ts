import { defineEndpoint } from '../../define-endpoint';
import { type GetWithdrawalSignalsApiResponse, type GetWithdrawalSignalsApiArg } from '../types';

export const getWithdrawalSignals = defineEndpoint('getWithdrawalSignals', 'a5205e', (build) => build.query<GetWithdrawalSignalsApiResponse, GetWithdrawalSignalsApiArg>({
      query: (queryArg) => ({ url: `/withdrawal/${encodeURIComponent(String(queryArg.id))}/signals` }) }));
export const useGetWithdrawalSignalsQuery = getWithdrawalSignals.useQuery;
export const useLazyGetWithdrawalSignalsQuery = getWithdrawalSignals.useLazyQuery;
