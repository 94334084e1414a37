import { defineEndpoint } from '../../define-endpoint';
import { switchWebhookOn as tags } from '../../tags';
import { type SwitchWebhookOnApiResponse, type SwitchWebhookOnApiArg } from '../types';

export const switchWebhookOn = defineEndpoint('switchWebhookOn', 'ef15fa', (build) => build.mutation<SwitchWebhookOnApiResponse, SwitchWebhookOnApiArg>({
      query: (queryArg) => ({ url: `/webhook/${encodeURIComponent(String(queryArg.id))}/on`, method: 'POST' }), ...tags }));
export const useSwitchWebhookOnMutation = switchWebhookOn.useMutation;
