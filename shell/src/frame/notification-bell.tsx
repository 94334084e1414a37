import { useListNotificationsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { IconButton, useFormat } from '@kaaj/ui';
import { BellIcon } from '@kaaj/ui/icons';
import { useState } from 'react';
import { useMessages } from '../messages';
import { FrameModal } from './frame-modal';
import { NotificationTable } from './notification-table';

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
          <NotificationTable email={email} onLeave={() => setOpen(false)} />
        </FrameModal>
      )}
    </>
  );
}
