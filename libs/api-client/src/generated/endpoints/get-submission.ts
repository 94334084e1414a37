import { call } from '../../call';
import { getSubmission as tags } from '../../tags';
import { type GetSubmissionApiResponse, type GetSubmissionApiArg } from '../types';

export const getSubmission = call('getSubmission', 'd5baa3', (build) => build.query<GetSubmissionApiResponse, GetSubmissionApiArg>({
      query: (queryArg) => ({ url: `/submission/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetSubmissionQuery = getSubmission.useQuery;
export const useLazyGetSubmissionQuery = getSubmission.useLazyQuery;
