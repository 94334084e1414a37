import { defineEndpoint } from '../../define-endpoint';
import { getWorkerOverview as tags } from '../../tags';
import { type GetWorkerOverviewApiResponse, type GetWorkerOverviewApiArg } from '../types';

export const getWorkerOverview = defineEndpoint('getWorkerOverview', '2175bf', (build) => build.query<GetWorkerOverviewApiResponse, GetWorkerOverviewApiArg>({
      query: (queryArg) => ({
        url: `/overview/worker`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useGetWorkerOverviewQuery = getWorkerOverview.useQuery;
export const useLazyGetWorkerOverviewQuery = getWorkerOverview.useLazyQuery;
