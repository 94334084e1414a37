import { defineEndpoint } from '../../define-endpoint';
import { type AskQuestionApiResponse, type AskQuestionApiArg } from '../types';

export const askQuestion = defineEndpoint('askQuestion', '41ecfd', (build) => build.mutation<AskQuestionApiResponse, AskQuestionApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/question`,
        method: 'POST',
        body: queryArg.askQuestionBody,
      }) }));
export const useAskQuestionMutation = askQuestion.useMutation;
