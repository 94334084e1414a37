import { defineEndpoint } from '../../define-endpoint';
import { listWorkerTests as tags } from '../../tags';
import { type ListWorkerTestsApiResponse, type ListWorkerTestsApiArg } from '../types';

export const listWorkerTests = defineEndpoint('listWorkerTests', '70ce08', (build) => build.query<ListWorkerTestsApiResponse, ListWorkerTestsApiArg>({
      query: (queryArg) => ({
        url: `/worker-test`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListWorkerTestsQuery = listWorkerTests.useQuery;
export const useLazyListWorkerTestsQuery = listWorkerTests.useLazyQuery;
