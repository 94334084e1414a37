import { defineEndpoint } from '../../define-endpoint';
import { decideDispute as tags } from '../../tags';
import { type DecideDisputeApiResponse, type DecideDisputeApiArg } from '../types';

export const decideDispute = defineEndpoint('decideDispute', 'ce03e1', (build) => build.mutation<DecideDisputeApiResponse, DecideDisputeApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/decide`,
        method: 'PATCH',
        body: queryArg.decideDisputeBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useDecideDisputeMutation = decideDispute.useMutation;
