import { type Notification, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, type Own } from './cursor-pagination';

export const notificationPages = defineEndpoint('notificationPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Notification>, Own, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/notification', queryArg, pageParam),
    providesTags: ['Notification'],
  }),
);
export const useNotificationPagesInfiniteQuery = notificationPages.useInfiniteQuery;
