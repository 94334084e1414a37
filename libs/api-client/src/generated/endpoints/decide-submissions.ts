import { defineEndpoint } from '../../define-endpoint';
import { decideSubmissions as tags } from '../../tags';
import { type DecideSubmissionsApiResponse, type DecideSubmissionsApiArg } from '../types';

export const decideSubmissions = defineEndpoint('decideSubmissions', 'ac372a', (build) => build.mutation<DecideSubmissionsApiResponse, DecideSubmissionsApiArg>({
      query: (queryArg) => ({ url: `/submission/decisions`, method: 'POST', body: queryArg.decisionsBody }), ...tags }));
export const useDecideSubmissionsMutation = decideSubmissions.useMutation;
