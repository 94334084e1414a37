import { defineEndpoint } from '../../define-endpoint';
import { reviewSubmission as tags } from '../../tags';
import { type ReviewSubmissionApiResponse, type ReviewSubmissionApiArg } from '../types';

export const reviewSubmission = defineEndpoint('reviewSubmission', '36b493', (build) => build.mutation<ReviewSubmissionApiResponse, ReviewSubmissionApiArg>({
      query: (queryArg) => ({
        url: `/submission/update/status/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.reviewBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useReviewSubmissionMutation = reviewSubmission.useMutation;
