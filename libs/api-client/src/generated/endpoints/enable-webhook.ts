import { defineEndpoint } from '../../define-endpoint';
import { enableWebhook as tags } from '../../tags';
import { type EnableWebhookApiResponse, type EnableWebhookApiArg } from '../types';

export const enableWebhook = defineEndpoint('enableWebhook', 'ef15fa', (build) => build.mutation<EnableWebhookApiResponse, EnableWebhookApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/on`, method: 'POST' }), ...tags }));
export const useEnableWebhookMutation = enableWebhook.useMutation;
