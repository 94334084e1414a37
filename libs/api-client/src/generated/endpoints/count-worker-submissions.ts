import { call } from '../../call';
import { countWorkerSubmissions as tags } from '../../tags';
import { type CountWorkerSubmissionsApiResponse, type CountWorkerSubmissionsApiArg } from '../types';

export const countWorkerSubmissions = call('countWorkerSubmissions', '6d134c', (build) => build.query<CountWorkerSubmissionsApiResponse, CountWorkerSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/count`,
        params: {
          email: queryArg.email,
        },
      }), ...tags }));
export const useCountWorkerSubmissionsQuery = countWorkerSubmissions.useQuery;
export const useLazyCountWorkerSubmissionsQuery = countWorkerSubmissions.useLazyQuery;
