import { defineEndpoint } from '../../define-endpoint';
import { listPayments as tags } from '../../tags';
import { type ListPaymentsApiResponse, type ListPaymentsApiArg } from '../types';

export const listPayments = defineEndpoint('listPayments', 'e78934', (build) => build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/payment`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListPaymentsQuery = listPayments.useQuery;
export const useLazyListPaymentsQuery = listPayments.useLazyQuery;
