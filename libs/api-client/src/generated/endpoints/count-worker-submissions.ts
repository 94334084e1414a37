import { defineEndpoint } from '../../define-endpoint';
import { countWorkerSubmissions as tags } from '../../tags';
import { type CountWorkerSubmissionsApiResponse, type CountWorkerSubmissionsApiArg } from '../types';

export const countWorkerSubmissions = defineEndpoint('countWorkerSubmissions', '8b8268', (build) => build.query<CountWorkerSubmissionsApiResponse, CountWorkerSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/count`,
        params: {
          email: queryArg.email,
          status: queryArg.status,
        },
      }), ...tags }));
export const useCountWorkerSubmissionsQuery = countWorkerSubmissions.useQuery;
export const useLazyCountWorkerSubmissionsQuery = countWorkerSubmissions.useLazyQuery;
