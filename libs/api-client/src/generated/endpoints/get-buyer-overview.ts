import { defineEndpoint } from '../../define-endpoint';
import { getBuyerOverview as tags } from '../../tags';
import { type GetBuyerOverviewApiResponse, type GetBuyerOverviewApiArg } from '../types';

export const getBuyerOverview = defineEndpoint('getBuyerOverview', 'e2467b', (build) => build.query<GetBuyerOverviewApiResponse, GetBuyerOverviewApiArg>({
      query: (queryArg) => ({
        url: `/overview/buyer`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useGetBuyerOverviewQuery = getBuyerOverview.useQuery;
export const useLazyGetBuyerOverviewQuery = getBuyerOverview.useLazyQuery;
