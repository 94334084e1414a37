import { defineEndpoint } from '../../define-endpoint';
import { type AnswerQuestionApiResponse, type AnswerQuestionApiArg } from '../types';

export const answerQuestion = defineEndpoint('answerQuestion', 'e9970d', (build) => build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/question/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.answerQuestionBody,
      }) }));
export const useAnswerQuestionMutation = answerQuestion.useMutation;
