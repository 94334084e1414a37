import { defineEndpoint } from '../../define-endpoint';
import { listWithdrawals as tags } from '../../tags';
import { type ListWithdrawalsApiResponse, type ListWithdrawalsApiArg } from '../types';

export const listWithdrawals = defineEndpoint('listWithdrawals', 'c52435', (build) => build.query<ListWithdrawalsApiResponse, ListWithdrawalsApiArg>({
      query: (queryArg) => ({
        url: `/withdrawal`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListWithdrawalsQuery = listWithdrawals.useQuery;
export const useLazyListWithdrawalsQuery = listWithdrawals.useLazyQuery;
