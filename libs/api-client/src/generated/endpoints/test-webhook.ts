import { defineEndpoint } from '../../define-endpoint';
import { testWebhook as tags } from '../../tags';
import { type TestWebhookApiResponse, type TestWebhookApiArg } from '../types';

export const testWebhook = defineEndpoint('testWebhook', 'c05c06', (build) => build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/test`, method: 'POST' }), ...tags }));
export const useTestWebhookMutation = testWebhook.useMutation;
