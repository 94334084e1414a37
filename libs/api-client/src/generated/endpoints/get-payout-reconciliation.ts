import { defineEndpoint } from '../../define-endpoint';
import { getPayoutReconciliation as tags } from '../../tags';
import { type GetPayoutReconciliationApiResponse, type GetPayoutReconciliationApiArg } from '../types';

export const getPayoutReconciliation = defineEndpoint('getPayoutReconciliation', '636613', (build) => build.query<GetPayoutReconciliationApiResponse, GetPayoutReconciliationApiArg>({
      query: (queryArg) => ({
        url: `/payout/sheet`,
        params: {
          day: queryArg.day,
        },
      }), ...tags }));
export const useGetPayoutReconciliationQuery = getPayoutReconciliation.useQuery;
export const useLazyGetPayoutReconciliationQuery = getPayoutReconciliation.useLazyQuery;
