import { useListNotificationsQuery } from '@kaaj/api-client';
import { BellIcon, IconButton, useFormat } from '@kaaj/ui';
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
  const count = data?.data.filter(({ read }) => !read).length ?? 0;
  return (
    <>
      <IconButton
        label={t('bell.open', { count, amount: format.number(count) })}
        icon={<BellIcon size={22} />}
        badge={count > 0 ? format.number(count) : null}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <FrameModal title={t('bell.title')} onClose={() => setOpen(false)}>
          <NotificationTable email={email} />
        </FrameModal>
      )}
    </>
  );
}
