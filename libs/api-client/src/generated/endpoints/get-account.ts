import { call } from '../../call';
import { type GetAccountApiResponse, type GetAccountApiArg } from '../types';

export const getAccount = call('getAccount', '458bcb', (build) => build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/account` }) }));
export const useGetAccountQuery = getAccount.useQuery;
export const useLazyGetAccountQuery = getAccount.useLazyQuery;
