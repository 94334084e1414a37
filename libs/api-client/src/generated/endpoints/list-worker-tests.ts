import { defineEndpoint } from '../../define-endpoint';
import { type ListWorkerTestsApiResponse, type ListWorkerTestsApiArg } from '../types';

export const listWorkerTests = defineEndpoint('listWorkerTests', 'db43f4', (build) => build.query<ListWorkerTestsApiResponse, ListWorkerTestsApiArg>({
      query: (queryArg) => ({
        url: `/worker-test`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useListWorkerTestsQuery = listWorkerTests.useQuery;
export const useLazyListWorkerTestsQuery = listWorkerTests.useLazyQuery;
