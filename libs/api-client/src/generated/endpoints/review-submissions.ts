import { defineEndpoint } from '../../define-endpoint';
import { reviewSubmissions as tags } from '../../tags';
import { type ReviewSubmissionsApiResponse, type ReviewSubmissionsApiArg } from '../types';

export const reviewSubmissions = defineEndpoint('reviewSubmissions', 'ac372a', (build) => build.mutation<ReviewSubmissionsApiResponse, ReviewSubmissionsApiArg>({
      query: (queryArg) => ({ url: `/submission/decisions`, method: 'POST', body: queryArg.decisionsBody }), ...tags }));
export const useReviewSubmissionsMutation = reviewSubmissions.useMutation;
