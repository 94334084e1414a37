import { defineEndpoint } from '../../define-endpoint';
import { redeliverWebhook as tags } from '../../tags';
import { type RedeliverWebhookApiResponse, type RedeliverWebhookApiArg } from '../types';

export const redeliverWebhook = defineEndpoint('redeliverWebhook', '3f47de', (build) => build.mutation<RedeliverWebhookApiResponse, RedeliverWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhook/${encodeURIComponent(String(queryArg.id))}/delivery/${encodeURIComponent(String(queryArg.delivery))}`,
        method: 'POST',
      }), ...tags }));
export const useRedeliverWebhookMutation = redeliverWebhook.useMutation;
