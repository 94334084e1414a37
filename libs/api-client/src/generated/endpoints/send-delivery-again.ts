import { defineEndpoint } from '../../define-endpoint';
import { sendDeliveryAgain as tags } from '../../tags';
import { type SendDeliveryAgainApiResponse, type SendDeliveryAgainApiArg } from '../types';

export const sendDeliveryAgain = defineEndpoint('sendDeliveryAgain', '3f47de', (build) => build.mutation<SendDeliveryAgainApiResponse, SendDeliveryAgainApiArg>({
      query: (queryArg) => ({
        url: `/webhook/${encodeURIComponent(String(queryArg.id))}/delivery/${encodeURIComponent(String(queryArg.delivery))}`,
        method: 'POST',
      }), ...tags }));
export const useSendDeliveryAgainMutation = sendDeliveryAgain.useMutation;
