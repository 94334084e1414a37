import { defineEndpoint } from '../../define-endpoint';
import { type GetReceiptApiResponse, type GetReceiptApiArg } from '../types';

export const getReceipt = defineEndpoint('getReceipt', '516c32', (build) => build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
      }) }));
export const useGetReceiptQuery = getReceipt.useQuery;
export const useLazyGetReceiptQuery = getReceipt.useLazyQuery;
