import { call } from '../../call';
import { decideSubmissions as tags } from '../../tags';
import { type DecideSubmissionsApiResponse, type DecideSubmissionsApiArg } from '../types';

export const decideSubmissions = call('decideSubmissions', '2e5174', (build) => build.mutation<DecideSubmissionsApiResponse, DecideSubmissionsApiArg>({
      query: (queryArg) => ({ url: `/submission/decisions`, method: 'POST', body: queryArg.decisionsBody }), ...tags }));
export const useDecideSubmissionsMutation = decideSubmissions.useMutation;
