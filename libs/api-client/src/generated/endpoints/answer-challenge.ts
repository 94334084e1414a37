import { defineEndpoint } from '../../define-endpoint';
import { type AnswerChallengeApiResponse, type AnswerChallengeApiArg } from '../types';

export const answerChallenge = defineEndpoint('answerChallenge', '90dac5', (build) => build.mutation<AnswerChallengeApiResponse, AnswerChallengeApiArg>({
      query: (queryArg) => ({ url: `/auth/second-factor`, method: 'POST', body: queryArg.challengeBody }) }));
export const useAnswerChallengeMutation = answerChallenge.useMutation;
