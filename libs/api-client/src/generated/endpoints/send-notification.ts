import { defineEndpoint } from '../../define-endpoint';
import { sendNotification as tags } from '../../tags';
import { type SendNotificationApiResponse, type SendNotificationApiArg } from '../types';

export const sendNotification = defineEndpoint('sendNotification', '651084', (build) => build.mutation<SendNotificationApiResponse, SendNotificationApiArg>({
      query: (queryArg) => ({ url: `/notification`, method: 'POST', body: queryArg.sendNotificationBody }), ...tags }));
export const useSendNotificationMutation = sendNotification.useMutation;
