import { call } from '../../call';
import { listWorkerSubmissions as tags } from '../../tags';
import { type ListWorkerSubmissionsApiResponse, type ListWorkerSubmissionsApiArg } from '../types';

export const listWorkerSubmissions = call('listWorkerSubmissions', '300a0a', (build) => build.query<ListWorkerSubmissionsApiResponse, ListWorkerSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker`,
        params: {
          email: queryArg.email,
          page: queryArg.page,
          size: queryArg.size,
          cursor: queryArg.cursor,
        },
      }), ...tags }));
export const useListWorkerSubmissionsQuery = listWorkerSubmissions.useQuery;
export const useLazyListWorkerSubmissionsQuery = listWorkerSubmissions.useLazyQuery;
