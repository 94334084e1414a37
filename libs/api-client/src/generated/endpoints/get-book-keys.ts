import { defineEndpoint } from '../../define-endpoint';
import { type GetBookKeysApiResponse, type GetBookKeysApiArg } from '../types';

export const getBookKeys = defineEndpoint('getBookKeys', '6fb160', (build) => build.query<GetBookKeysApiResponse, GetBookKeysApiArg>({
      query: () => ({ url: `/proof/key` }) }));
export const useGetBookKeysQuery = getBookKeys.useQuery;
export const useLazyGetBookKeysQuery = getBookKeys.useLazyQuery;
