import { defineEndpoint } from '../../define-endpoint';
import { listOwnReports as tags } from '../../tags';
import { type ListOwnReportsApiResponse, type ListOwnReportsApiArg } from '../types';

export const listOwnReports = defineEndpoint('listOwnReports', 'b11f7c', (build) => build.query<ListOwnReportsApiResponse, ListOwnReportsApiArg>({
      query: (queryArg) => ({
        url: `/report/own`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListOwnReportsQuery = listOwnReports.useQuery;
export const useLazyListOwnReportsQuery = listOwnReports.useLazyQuery;
