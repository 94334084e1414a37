import { useListNotificationsQuery, useMarkNotificationsReadMutation } from '@kaaj/api-client';
import { EmptyState, ErrorState, SkeletonRows, useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages';
import styles from './notification-table.module.css';
import { useNotificationText } from './use-notification-text';

/** Date and words of each notification; opening it marks them read, and new ones appear as they come. */
export function NotificationTable({ email }: { readonly email: string }) {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const textOf = useNotificationText();
  const { data, isLoading, isError, isFetching, refetch } = useListNotificationsQuery({ email });
  const [markRead] = useMarkNotificationsReadMutation();
  const unread = data?.data.some(({ read }) => !read) ?? false;
  useEffect(() => {
    if (unread) void markRead();
  }, [unread, markRead]);

  if (isLoading) return <SkeletonRows rows={3} columns={2} />;
  if (isError || !data)
    return <ErrorState title={common('state.failed')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <EmptyState drawing="no-notifications" title={t('bell.empty')} compact />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('bell.date')}</th>
          <th scope="col">{t('bell.message')}</th>
        </tr>
      </thead>
      <tbody>
        {data.data.map((notification) => (
          <tr key={notification._id}>
            <td className={styles.date}>{format.date(notification.time)}</td>
            <td>{textOf(notification)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
