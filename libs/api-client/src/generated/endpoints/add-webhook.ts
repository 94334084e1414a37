import { defineEndpoint } from '../../define-endpoint';
import { addWebhook as tags } from '../../tags';
import { type AddWebhookApiResponse, type AddWebhookApiArg } from '../types';

export const addWebhook = defineEndpoint('addWebhook', '419753', (build) => build.mutation<AddWebhookApiResponse, AddWebhookApiArg>({
      query: (queryArg) => ({ url: `/webhook`, method: 'POST', body: queryArg.addWebhookBody }), ...tags }));
export const useAddWebhookMutation = addWebhook.useMutation;
