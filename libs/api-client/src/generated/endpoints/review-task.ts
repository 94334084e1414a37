import { defineEndpoint } from '../../define-endpoint';
import { reviewTask as tags } from '../../tags';
import { type ReviewTaskApiResponse, type ReviewTaskApiArg } from '../types';

export const reviewTask = defineEndpoint('reviewTask', 'b4f2f1', (build) => build.mutation<ReviewTaskApiResponse, ReviewTaskApiArg>({
      query: (queryArg) => ({
        url: `/task/review/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.reviewTaskBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useReviewTaskMutation = reviewTask.useMutation;
