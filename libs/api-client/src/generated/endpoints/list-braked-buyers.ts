import { defineEndpoint } from '../../define-endpoint';
import { listBrakedBuyers as tags } from '../../tags';
import { type ListBrakedBuyersApiResponse, type ListBrakedBuyersApiArg } from '../types';

export const listBrakedBuyers = defineEndpoint('listBrakedBuyers', 'f56315', (build) => build.query<ListBrakedBuyersApiResponse, ListBrakedBuyersApiArg>({
      query: () => ({ url: `/admin/brake` }), ...tags }));
export const useListBrakedBuyersQuery = listBrakedBuyers.useQuery;
export const useLazyListBrakedBuyersQuery = listBrakedBuyers.useLazyQuery;
