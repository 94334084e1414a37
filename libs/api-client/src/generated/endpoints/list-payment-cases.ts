import { defineEndpoint } from '../../define-endpoint';
import { listPaymentCases as tags } from '../../tags';
import { type ListPaymentCasesApiResponse, type ListPaymentCasesApiArg } from '../types';

export const listPaymentCases = defineEndpoint('listPaymentCases', 'e9c069', (build) => build.query<ListPaymentCasesApiResponse, ListPaymentCasesApiArg>({
      query: (queryArg) => ({
        url: `/payment/case`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListPaymentCasesQuery = listPaymentCases.useQuery;
export const useLazyListPaymentCasesQuery = listPaymentCases.useLazyQuery;
