import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useNotificationPagesInfiniteQuery,
} from '@kaaj/api-client';
import { EmptyState, ErrorState, Link, LoadMore, SkeletonRows, useFormat } from '@kaaj/ui';
import { useInfiniteRows } from '@kaaj/page-kit';
import { broadcastNotificationsRead, useSession } from '@kaaj/web-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages';
import { notificationPath } from './notification-paths';
import styles from './notification-table.module.css';
import { useNotificationText } from './use-notification-text';

/** Opening the list marks the notifications as read. */
function useRead(email: string): void {
  const { data } = useListNotificationsQuery({ email });
  const [markRead] = useMarkNotificationsReadMutation();
  const unread = (data?.unread ?? 0) > 0;
  useEffect(() => {
    if (unread)
      void markRead()
        .unwrap()
        .then(broadcastNotificationsRead, () => undefined);
  }, [unread, markRead]);
}

interface Props {
  readonly email: string;
  /** Called when the user follows a notification to its page. */
  readonly onLeave: () => void;
}

/**
 * Date, time and text of each notification, back to the first one; new ones appear at the top. A click anywhere on a
 * row opens its page.
 */
export function NotificationTable({ email, onLeave }: Props) {
  const t = useMessages();
  const format = useFormat();
  const textOf = useNotificationText();
  const { role } = useSession();
  const list = useInfiniteRows(useNotificationPagesInfiniteQuery({ email }));
  useRead(email);

  if (list.loading) return <SkeletonRows rows={3} columns={2} />;
  if (list.error) return <ErrorState title={t('state.failed')} onRetry={list.retry} />;
  if (list.rows.length === 0) return <EmptyState drawing="no-notifications" title={t('bell.empty')} compact />;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('bell.date')}</th>
            <th scope="col">{t('bell.message')}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((notification) => {
            const path = notificationPath(notification, role);
            return (
              <tr key={notification._id} className={path && styles.linked}>
                <td className={styles.date}>
                  <time dateTime={notification.time}>{format.date(notification.time)}</time>{' '}
                  <small>{format.time(notification.time)}</small>
                </td>
                <td>
                  {path ? (
                    <Link href={path} className={styles.link} onClick={onLeave}>
                      {textOf(notification)}
                    </Link>
                  ) : (
                    textOf(notification)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onMore={list.loadMore} failed={list.moreFailed} />
    </>
  );
}
