import { defineEndpoint } from '../../define-endpoint';
import { countReceivedSubmissions as tags } from '../../tags';
import { type CountReceivedSubmissionsApiResponse, type CountReceivedSubmissionsApiArg } from '../types';

export const countReceivedSubmissions = defineEndpoint('countReceivedSubmissions', 'fb2aed', (build) => build.query<CountReceivedSubmissionsApiResponse, CountReceivedSubmissionsApiArg>({
      query: () => ({ url: `/submission/received/count` }), ...tags }));
export const useCountReceivedSubmissionsQuery = countReceivedSubmissions.useQuery;
export const useLazyCountReceivedSubmissionsQuery = countReceivedSubmissions.useLazyQuery;
