import { defineEndpoint } from '../../define-endpoint';
import { listWorkerSubmissions as tags } from '../../tags';
import { type ListWorkerSubmissionsApiResponse, type ListWorkerSubmissionsApiArg } from '../types';

export const listWorkerSubmissions = defineEndpoint('listWorkerSubmissions', 'afef4d', (build) => build.query<ListWorkerSubmissionsApiResponse, ListWorkerSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker`,
        params: {
          email: queryArg.email,
          status: queryArg.status,
          page: queryArg.page,
          size: queryArg.size,
          cursor: queryArg.cursor,
        },
      }), ...tags }));
export const useListWorkerSubmissionsQuery = listWorkerSubmissions.useQuery;
export const useLazyListWorkerSubmissionsQuery = listWorkerSubmissions.useLazyQuery;
