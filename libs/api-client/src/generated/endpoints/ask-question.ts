import { defineEndpoint } from '../../define-endpoint';
import { askQuestion as tags } from '../../tags';
import { type AskQuestionApiResponse, type AskQuestionApiArg } from '../types';

export const askQuestion = defineEndpoint('askQuestion', '887de1', (build) => build.mutation<AskQuestionApiResponse, AskQuestionApiArg>({
      query: (queryArg) => ({
        url: `/task/${encodeURIComponent(String(queryArg.id))}/question`,
        method: 'POST',
        body: queryArg.askQuestionBody,
      }), ...tags }));
export const useAskQuestionMutation = askQuestion.useMutation;
