import { defineEndpoint } from '../../define-endpoint';
import { countWorkerSubmissions as tags } from '../../tags';
import { type CountWorkerSubmissionsApiResponse, type CountWorkerSubmissionsApiArg } from '../types';

export const countWorkerSubmissions = defineEndpoint('countWorkerSubmissions', '430cf8', (build) => build.query<CountWorkerSubmissionsApiResponse, CountWorkerSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/worker/count`,
        params: {
          email: queryArg.email,
        },
      }), ...tags }));
export const useCountWorkerSubmissionsQuery = countWorkerSubmissions.useQuery;
export const useLazyCountWorkerSubmissionsQuery = countWorkerSubmissions.useLazyQuery;
