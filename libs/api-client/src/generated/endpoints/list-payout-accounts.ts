import { defineEndpoint } from '../../define-endpoint';
import { listPayoutAccounts as tags } from '../../tags';
import { type ListPayoutAccountsApiResponse, type ListPayoutAccountsApiArg } from '../types';

export const listPayoutAccounts = defineEndpoint('listPayoutAccounts', '5f17cd', (build) => build.query<ListPayoutAccountsApiResponse, ListPayoutAccountsApiArg>({
      query: () => ({ url: `/payout-account` }), ...tags }));
export const useListPayoutAccountsQuery = listPayoutAccounts.useQuery;
export const useLazyListPayoutAccountsQuery = listPayoutAccounts.useLazyQuery;
