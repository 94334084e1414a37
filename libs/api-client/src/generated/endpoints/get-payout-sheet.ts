import { defineEndpoint } from '../../define-endpoint';
import { getPayoutSheet as tags } from '../../tags';
import { type GetPayoutSheetApiResponse, type GetPayoutSheetApiArg } from '../types';

export const getPayoutSheet = defineEndpoint('getPayoutSheet', '636613', (build) => build.query<GetPayoutSheetApiResponse, GetPayoutSheetApiArg>({
      query: (queryArg) => ({
        url: `/payout/sheet`,
        params: {
          day: queryArg.day,
        },
      }), ...tags }));
export const useGetPayoutSheetQuery = getPayoutSheet.useQuery;
export const useLazyGetPayoutSheetQuery = getPayoutSheet.useLazyQuery;
