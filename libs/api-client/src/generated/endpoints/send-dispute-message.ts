import { defineEndpoint } from '../../define-endpoint';
import { sendDisputeMessage as tags } from '../../tags';
import { type SendDisputeMessageApiResponse, type SendDisputeMessageApiArg } from '../types';

export const sendDisputeMessage = defineEndpoint('sendDisputeMessage', '81257b', (build) => build.mutation<SendDisputeMessageApiResponse, SendDisputeMessageApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/message`,
        method: 'POST',
        body: queryArg.disputeMessageBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }), ...tags }));
export const useSendDisputeMessageMutation = sendDisputeMessage.useMutation;
