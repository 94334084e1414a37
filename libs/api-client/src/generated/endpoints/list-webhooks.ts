import { defineEndpoint } from '../../define-endpoint';
import { listWebhooks as tags } from '../../tags';
import { type ListWebhooksApiResponse, type ListWebhooksApiArg } from '../types';

export const listWebhooks = defineEndpoint('listWebhooks', '598751', (build) => build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/webhook` }), ...tags }));
export const useListWebhooksQuery = listWebhooks.useQuery;
export const useLazyListWebhooksQuery = listWebhooks.useLazyQuery;
