import { defineEndpoint } from '../../define-endpoint';
import { answerQuestion as tags } from '../../tags';
import { type AnswerQuestionApiResponse, type AnswerQuestionApiArg } from '../types';

export const answerQuestion = defineEndpoint('answerQuestion', 'b71f0f', (build) => build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/question/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.answerQuestionBody,
      }), ...tags }));
export const useAnswerQuestionMutation = answerQuestion.useMutation;
