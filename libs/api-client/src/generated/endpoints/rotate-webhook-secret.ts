import { defineEndpoint } from '../../define-endpoint';
import { type RotateWebhookSecretApiResponse, type RotateWebhookSecretApiArg } from '../types';

export const rotateWebhookSecret = defineEndpoint('rotateWebhookSecret', '10ec16', (build) => build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/secret`, method: 'POST' }) }));
export const useRotateWebhookSecretMutation = rotateWebhookSecret.useMutation;
