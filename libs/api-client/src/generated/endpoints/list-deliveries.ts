import { defineEndpoint } from '../../define-endpoint';
import { listDeliveries as tags } from '../../tags';
import { type ListDeliveriesApiResponse, type ListDeliveriesApiArg } from '../types';

export const listDeliveries = defineEndpoint('listDeliveries', '8b7aef', (build) => build.query<ListDeliveriesApiResponse, ListDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/webhook/${encodeURIComponent(String(queryArg.id))}/delivery`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListDeliveriesQuery = listDeliveries.useQuery;
export const useLazyListDeliveriesQuery = listDeliveries.useLazyQuery;
