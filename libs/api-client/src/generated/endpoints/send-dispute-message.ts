import { defineEndpoint } from '../../define-endpoint';
import { type SendDisputeMessageApiResponse, type SendDisputeMessageApiArg } from '../types';

export const sendDisputeMessage = defineEndpoint('sendDisputeMessage', 'f2613f', (build) => build.mutation<SendDisputeMessageApiResponse, SendDisputeMessageApiArg>({
      query: (queryArg) => ({
        url: `/dispute/${encodeURIComponent(String(queryArg.id))}/message`,
        method: 'POST',
        body: queryArg.disputeMessageBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }) }));
export const useSendDisputeMessageMutation = sendDisputeMessage.useMutation;
