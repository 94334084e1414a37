import { defineEndpoint } from '../../define-endpoint';
import { getWorkerTest as tags } from '../../tags';
import { type GetWorkerTestApiResponse, type GetWorkerTestApiArg } from '../types';

export const getWorkerTest = defineEndpoint('getWorkerTest', 'd384f0', (build) => build.query<GetWorkerTestApiResponse, GetWorkerTestApiArg>({
      query: (queryArg) => ({ url: `/worker-test/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetWorkerTestQuery = getWorkerTest.useQuery;
export const useLazyGetWorkerTestQuery = getWorkerTest.useLazyQuery;
