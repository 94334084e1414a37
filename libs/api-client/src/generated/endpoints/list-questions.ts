import { defineEndpoint } from '../../define-endpoint';
import { type ListQuestionsApiResponse, type ListQuestionsApiArg } from '../types';

export const listQuestions = defineEndpoint('listQuestions', 'e77c51', (build) => build.query<ListQuestionsApiResponse, ListQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/question`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }) }));
export const useListQuestionsQuery = listQuestions.useQuery;
export const useLazyListQuestionsQuery = listQuestions.useLazyQuery;
