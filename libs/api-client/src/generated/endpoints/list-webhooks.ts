import { call } from '../../call';
import { listWebhooks as tags } from '../../tags';
import { type ListWebhooksApiResponse, type ListWebhooksApiArg } from '../types';

export const listWebhooks = call('listWebhooks', '598751', (build) => build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/webhook` }), ...tags }));
export const useListWebhooksQuery = listWebhooks.useQuery;
export const useLazyListWebhooksQuery = listWebhooks.useLazyQuery;
