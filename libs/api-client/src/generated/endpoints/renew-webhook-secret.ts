import { defineEndpoint } from '../../define-endpoint';
import { type RenewWebhookSecretApiResponse, type RenewWebhookSecretApiArg } from '../types';

export const renewWebhookSecret = defineEndpoint('renewWebhookSecret', '10ec16', (build) => build.mutation<RenewWebhookSecretApiResponse, RenewWebhookSecretApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/secret`, method: 'POST' }) }));
export const useRenewWebhookSecretMutation = renewWebhookSecret.useMutation;
