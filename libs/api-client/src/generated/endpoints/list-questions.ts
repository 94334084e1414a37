import { defineEndpoint } from '../../define-endpoint';
import { listQuestions as tags } from '../../tags';
import { type ListQuestionsApiResponse, type ListQuestionsApiArg } from '../types';

export const listQuestions = defineEndpoint('listQuestions', '7bace9', (build) => build.query<ListQuestionsApiResponse, ListQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/question`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListQuestionsQuery = listQuestions.useQuery;
export const useLazyListQuestionsQuery = listQuestions.useLazyQuery;
