import { defineEndpoint } from '../../define-endpoint';
import { listTasksToReview as tags } from '../../tags';
import { type ListTasksToReviewApiResponse, type ListTasksToReviewApiArg } from '../types';

export const listTasksToReview = defineEndpoint('listTasksToReview', '80d5ed', (build) => build.query<ListTasksToReviewApiResponse, ListTasksToReviewApiArg>({
      query: (queryArg) => ({
        url: `/task/review`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListTasksToReviewQuery = listTasksToReview.useQuery;
export const useLazyListTasksToReviewQuery = listTasksToReview.useLazyQuery;
