import { call } from '../../call';
import { type GetBookKeysApiResponse, type GetBookKeysApiArg } from '../types';

export const getBookKeys = call('getBookKeys', '6fb160', (build) => build.query<GetBookKeysApiResponse, GetBookKeysApiArg>({
      query: () => ({ url: `/proof/key` }) }));
export const useGetBookKeysQuery = getBookKeys.useQuery;
export const useLazyGetBookKeysQuery = getBookKeys.useLazyQuery;
