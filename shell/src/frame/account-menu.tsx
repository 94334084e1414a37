import { Avatar, Button, ButtonLink, useDismiss } from '@kaaj/ui';
import { ChevronDownIcon, LogoutIcon, MoonIcon, SunIcon, UserIcon, WalletIcon } from '@kaaj/ui/icons';
import { signOut, toast, useLocation, useSession, useTheme, type Person } from '@kaaj/web-kit';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages';
import styles from './account-menu.module.css';

/** The signed-in person's photo, and behind it who they are, their profile, the theme and the way out. */
export function AccountMenu({ person }: { readonly person: Person }) {
  const t = useMessages();
  const { user, role } = useSession();
  const { theme, toggleTheme } = useTheme();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const area = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useDismiss(area, open, close);
  useEffect(close, [close, pathname]);

  const leave = async () => {
    await signOut();
    toast.success(t('account.loggedOut'));
  };
  const name = user?.name ?? person.displayName;
  const dark = theme === 'dark';
  return (
    <div ref={area} className={styles.area}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('account.open')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} src={user?.image ?? person.photoURL} size={36} />
        <ChevronDownIcon size={16} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name} dir="auto">
          {role ? t('account.nameAndRole', { name, role: t(`role.${role}`) }) : name}
        </p>
        <ButtonLink variant="ghost" block href="/profile" icon={<UserIcon />}>
          {t('account.profile')}
        </ButtonLink>
        <ButtonLink variant="ghost" block href="/dashboard/statement" icon={<WalletIcon />}>
          {t('account.wallet')}
        </ButtonLink>
        <Button variant="ghost" block icon={dark ? <SunIcon /> : <MoonIcon />} onClick={toggleTheme}>
          {t(dark ? 'theme.toLight' : 'theme.toDark')}
        </Button>
        <Button variant="ghost" block icon={<LogoutIcon />} onClick={() => void leave()}>
          {t('account.logout')}
        </Button>
      </div>
    </div>
  );
}
