import { defineEndpoint } from '../../define-endpoint';
import { answerDispute as tags } from '../../tags';
import { type AnswerDisputeApiResponse, type AnswerDisputeApiArg } from '../types';

export const answerDispute = defineEndpoint('answerDispute', '5021b2', (build) => build.mutation<AnswerDisputeApiResponse, AnswerDisputeApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'PATCH',
        body: queryArg.answerDisputeBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useAnswerDisputeMutation = answerDispute.useMutation;
