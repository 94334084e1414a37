import { defineEndpoint } from '../../define-endpoint';
import { listReports as tags } from '../../tags';
import { type ListReportsApiResponse, type ListReportsApiArg } from '../types';

export const listReports = defineEndpoint('listReports', '583832', (build) => build.query<ListReportsApiResponse, ListReportsApiArg>({
      query: (queryArg) => ({
        url: `/report`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListReportsQuery = listReports.useQuery;
export const useLazyListReportsQuery = listReports.useLazyQuery;
