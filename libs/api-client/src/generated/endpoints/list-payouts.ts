import { defineEndpoint } from '../../define-endpoint';
import { listPayouts as tags } from '../../tags';
import { type ListPayoutsApiResponse, type ListPayoutsApiArg } from '../types';

export const listPayouts = defineEndpoint('listPayouts', 'a73dcc', (build) => build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/payout`,
        params: {
          cursor: queryArg.cursor,
          size: queryArg.size,
          state: queryArg.state,
        },
      }), ...tags }));
export const useListPayoutsQuery = listPayouts.useQuery;
export const useLazyListPayoutsQuery = listPayouts.useLazyQuery;
