import { defineEndpoint } from '../../define-endpoint';
import { removeWebhook as tags } from '../../tags';
import { type RemoveWebhookApiResponse, type RemoveWebhookApiArg } from '../types';

export const removeWebhook = defineEndpoint('removeWebhook', 'da0292', (build) => build.mutation<RemoveWebhookApiResponse, RemoveWebhookApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }), ...tags }));
export const useRemoveWebhookMutation = removeWebhook.useMutation;
