import { type Notification } from '@kaaj/contract';
import { definePages, type Own } from './cursor-pagination';

export const notificationPages = definePages<Notification, Own>('notificationPages', '1', '/notification', [
  'Notification',
]);
export const useNotificationPagesInfiniteQuery = notificationPages.useInfiniteQuery;
