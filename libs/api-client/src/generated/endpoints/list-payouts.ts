import { defineEndpoint } from '../../define-endpoint';
import { listPayouts as tags } from '../../tags';
import { type ListPayoutsApiResponse, type ListPayoutsApiArg } from '../types';

export const listPayouts = defineEndpoint('listPayouts', '8e9053', (build) => build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/payout`,
        params: {
          state: queryArg.state,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListPayoutsQuery = listPayouts.useQuery;
export const useLazyListPayoutsQuery = listPayouts.useLazyQuery;
