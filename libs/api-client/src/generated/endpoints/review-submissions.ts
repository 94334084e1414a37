import { defineEndpoint } from '../../define-endpoint';
import { reviewSubmissions as tags } from '../../tags';
import { type ReviewSubmissionsApiResponse, type ReviewSubmissionsApiArg } from '../types';

export const reviewSubmissions = defineEndpoint('reviewSubmissions', '107f8b', (build) => build.mutation<ReviewSubmissionsApiResponse, ReviewSubmissionsApiArg>({
      query: (queryArg) => ({
        url: `/submission/decisions`,
        method: 'POST',
        body: queryArg.decisionsBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useReviewSubmissionsMutation = reviewSubmissions.useMutation;
