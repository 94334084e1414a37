import { useListNotificationsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { ErrorState, IconButton, SkeletonRows, useFormat, useLazyModule } from '@kaaj/ui';
import { BellIcon } from '@kaaj/ui/icons';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../messages';
import { notices } from '../messages/notices';
import { FrameModal } from './frame-modal';
import { type NotificationTable } from './notification-table';

async function loadTable() {
  const [module] = await Promise.all([import('./notification-table'), notices.load()]);
  return module;
}

/** The list with its texts, loaded when it opens for the first time. */
function Notifications(props: ComponentProps<typeof NotificationTable>) {
  const t = useMessages();
  const { loaded, retry } = useLazyModule('notifications', loadTable);
  if (loaded.state === 'loading') return <SkeletonRows rows={3} columns={2} />;
  if (loaded.state === 'failed') return <ErrorState title={t('state.failed')} onRetry={retry} />;
  return <loaded.value.NotificationTable {...props} />;
}

/** The number of notifications, and the notifications themselves behind it. */
export function NotificationBell({ email }: { readonly email: string }) {
  const t = useMessages();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { data } = useListNotificationsQuery({ email });
  const { total = 0, unread = 0 } = data ?? {};
  /** The server counts no further than its limit. */
  const counted = (count: number) =>
    count < LIMITS.notificationsCounted ? format.number(count) : `${format.number(count - 1)}+`;
  return (
    <>
      <IconButton
        label={t('bell.open', { unread: counted(unread), total: counted(total) })}
        icon={<BellIcon size={22} />}
        badge={total > 0 ? counted(total) : null}
        badgeQuiet={unread === 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <FrameModal sheet title={t('bell.title')} onClose={() => setOpen(false)}>
          <Notifications email={email} onLeave={() => setOpen(false)} />
        </FrameModal>
      )}
    </>
  );
}
