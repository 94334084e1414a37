import { call } from '../../call';
import { type RenewWebhookSecretApiResponse, type RenewWebhookSecretApiArg } from '../types';

export const renewWebhookSecret = call('renewWebhookSecret', '10ec16', (build) => build.mutation<RenewWebhookSecretApiResponse, RenewWebhookSecretApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/secret`, method: 'POST' }) }));
export const useRenewWebhookSecretMutation = renewWebhookSecret.useMutation;
