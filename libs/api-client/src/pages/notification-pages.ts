import { type Notification, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own } from './walk';

export const notificationPages = call('notificationPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Notification>, Own, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/notification', queryArg, pageParam),
    providesTags: ['Notification'],
  }),
);
export const useNotificationPagesInfiniteQuery = notificationPages.useInfiniteQuery;
