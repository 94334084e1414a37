import { IconButton, SkeletonRegion, SkeletonBox } from '@kaaj/ui';
import { MenuIcon } from '@kaaj/ui/icons';
import { useListNotificationsQuery } from '@kaaj/api-client';
import { useSession } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { Brand } from './brand';
import styles from './dashboard-header.module.css';
import { NotificationBell } from './notification-bell';
import { UserControls } from './user-controls';

interface Props {
  readonly openMenu: () => void;
  readonly menuOpen: boolean;
}

/** Whether the notifications load for the first time; reloads do not change the header. */
function useFirstNotifications(email: string | undefined): boolean {
  const { isSuccess, isError } = useListNotificationsQuery({ email: email ?? '' }, { skip: !email });
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (isSuccess || isError) setAnswered(true);
  }, [isSuccess, isError]);
  return !answered;
}

/** Brand and what is the person's own; a loading indicator while the notifications load. */
export function DashboardHeader({ openMenu, menuOpen }: Props) {
  const t = useMessages();
  const { person } = useSession();
  const waiting = useFirstNotifications(person?.email);
  if (!person) return null;
  if (waiting)
    return (
      <header className={styles.bar}>
        <SkeletonRegion>
          <SkeletonBox height={36} />
        </SkeletonRegion>
      </header>
    );
  return (
    <header className={styles.bar}>
      <IconButton
        className={styles.menuButton}
        label={t('nav.openMenu')}
        icon={<MenuIcon />}
        aria-expanded={menuOpen}
        onClick={openMenu}
      />
      <Brand signedIn />
      <UserControls person={person} bell={<NotificationBell email={person.email} />} />
    </header>
  );
}
