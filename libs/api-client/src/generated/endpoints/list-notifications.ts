import { defineEndpoint } from '../../define-endpoint';
import { listNotifications as tags } from '../../tags';
import { type ListNotificationsApiResponse, type ListNotificationsApiArg } from '../types';

export const listNotifications = defineEndpoint('listNotifications', '135749', (build) => build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/notification`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
          size: queryArg.size,
        },
      }), ...tags }));
export const useListNotificationsQuery = listNotifications.useQuery;
export const useLazyListNotificationsQuery = listNotifications.useLazyQuery;
