import { defineEndpoint } from '../../define-endpoint';
import { summarizeReceivedSubmissions as tags } from '../../tags';
import { type SummarizeReceivedSubmissionsApiResponse, type SummarizeReceivedSubmissionsApiArg } from '../types';

export const summarizeReceivedSubmissions = defineEndpoint('summarizeReceivedSubmissions', '3ad462', (build) => build.query<SummarizeReceivedSubmissionsApiResponse, SummarizeReceivedSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/received/among`,
        params: {
          tasks: queryArg.tasks,
        },
      }), ...tags }));
export const useSummarizeReceivedSubmissionsQuery = summarizeReceivedSubmissions.useQuery;
export const useLazySummarizeReceivedSubmissionsQuery = summarizeReceivedSubmissions.useLazyQuery;
