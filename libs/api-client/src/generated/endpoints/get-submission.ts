import { defineEndpoint } from '../../define-endpoint';
import { getSubmission as tags } from '../../tags';
import { type GetSubmissionApiResponse, type GetSubmissionApiArg } from '../types';

export const getSubmission = defineEndpoint('getSubmission', '3e712f', (build) => build.query<GetSubmissionApiResponse, GetSubmissionApiArg>({
      query: (queryArg) => ({ url: `/submission/${encodeURIComponent(String(queryArg.id))}` }), ...tags }));
export const useGetSubmissionQuery = getSubmission.useQuery;
export const useLazyGetSubmissionQuery = getSubmission.useLazyQuery;
