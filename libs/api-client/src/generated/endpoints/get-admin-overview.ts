import { defineEndpoint } from '../../define-endpoint';
import { getAdminOverview as tags } from '../../tags';
import { type GetAdminOverviewApiResponse, type GetAdminOverviewApiArg } from '../types';

export const getAdminOverview = defineEndpoint('getAdminOverview', '1b56bc', (build) => build.query<GetAdminOverviewApiResponse, GetAdminOverviewApiArg>({
      query: (queryArg) => ({
        url: `/overview/admin`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useGetAdminOverviewQuery = getAdminOverview.useQuery;
export const useLazyGetAdminOverviewQuery = getAdminOverview.useLazyQuery;
