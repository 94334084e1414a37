import { defineEndpoint } from '../../define-endpoint';
import { type GetWorkerTestApiResponse, type GetWorkerTestApiArg } from '../types';

export const getWorkerTest = defineEndpoint('getWorkerTest', 'a77498', (build) => build.query<GetWorkerTestApiResponse, GetWorkerTestApiArg>({
      query: (queryArg) => ({ url: `/worker-test/${encodeURIComponent(String(queryArg.id))}` }) }));
export const useGetWorkerTestQuery = getWorkerTest.useQuery;
export const useLazyGetWorkerTestQuery = getWorkerTest.useLazyQuery;
