import { call } from '../../call';
import { listPaymentCases as tags } from '../../tags';
import { type ListPaymentCasesApiResponse, type ListPaymentCasesApiArg } from '../types';

export const listPaymentCases = call('listPaymentCases', 'e9c069', (build) => build.query<ListPaymentCasesApiResponse, ListPaymentCasesApiArg>({
      query: (queryArg) => ({
        url: `/payment/case`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListPaymentCasesQuery = listPaymentCases.useQuery;
export const useLazyListPaymentCasesQuery = listPaymentCases.useLazyQuery;
