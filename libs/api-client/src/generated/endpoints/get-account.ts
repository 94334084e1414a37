import { defineEndpoint } from '../../define-endpoint';
import { getAccount as tags } from '../../tags';
import { type GetAccountApiResponse, type GetAccountApiArg } from '../types';

export const getAccount = defineEndpoint('getAccount', '0e5e05', (build) => build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/account` }), ...tags }));
export const useGetAccountQuery = getAccount.useQuery;
export const useLazyGetAccountQuery = getAccount.useLazyQuery;
