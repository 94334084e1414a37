import { defineEndpoint } from '../../define-endpoint';
import { unsubscribeFromNotificationEmails as tags } from '../../tags';
import { type UnsubscribeFromNotificationEmailsApiResponse, type UnsubscribeFromNotificationEmailsApiArg } from '../types';

export const unsubscribeFromNotificationEmails = defineEndpoint('unsubscribeFromNotificationEmails', '55337c', (build) => build.mutation<UnsubscribeFromNotificationEmailsApiResponse, UnsubscribeFromNotificationEmailsApiArg>({
      query: (queryArg) => ({
        url: `/notice-mail/off`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }), ...tags }));
export const useUnsubscribeFromNotificationEmailsMutation = unsubscribeFromNotificationEmails.useMutation;
