import { UserIcon, WalletIcon } from '@kaaj/ui/icons';
import { NavLink, useSession, type MenuItem, type RegisteredRemote } from '@kaaj/web-kit';
import { type ComponentType, type ReactNode } from 'react';
import { useMessages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { useLiveRemotes } from '../remotes/live-remotes-context';
import { useLazyModule } from '@kaaj/ui';
import styles from './bottom-bar.module.css';
import { MenuBadge } from './menu-badge';

const linkClass = ({ isActive }: { isActive: boolean }) => (isActive ? `${styles.link} ${styles.here}` : styles.link);

interface TabProps {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType;
  readonly useBadge?: MenuItem['useBadge'];
}

function Tab({ path, label, icon: Icon, useBadge }: TabProps) {
  return (
    <li>
      <NavLink to={path} end={path === '/dashboard'} className={linkClass}>
        <span className={styles.icon}>
          <Icon />
          {useBadge && <MenuBadge useBadge={useBadge} corner />}
        </span>
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

/**
 * Entries of the role's remote, then those of every role. Renders nothing until they have loaded, so that no target
 * moves under a thumb.
 */
function RemoteTabs({ remote, children }: { readonly remote: RegisteredRemote; readonly children: ReactNode }) {
  const { loaded } = useLazyModule(`menu of ${remote.name}`, () => loadRemote(remote));
  if (loaded.state === 'loading') return null;
  const menu = loaded.state === 'ready' ? loaded.value.menu : [];
  return (
    <>
      {menu.map(
        ({ path, icon, useShortLabel, useBadge }) =>
          useShortLabel && (
            <RemoteTab key={path} path={path} icon={icon} useLabel={useShortLabel} useBadge={useBadge} />
          ),
      )}
      {children}
    </>
  );
}

function RemoteTab({ useLabel, ...rest }: Omit<TabProps, 'label'> & { readonly useLabel: () => string }) {
  return <Tab {...rest} label={useLabel()} />;
}

/** The bottom navigation of phones; the full menu is in the drawer. Admins hold no coins. */
export function BottomBar() {
  const t = useMessages();
  const { role } = useSession();
  const remote = useLiveRemotes().find((each) => each.role === role);
  const shared = (
    <>
      {role !== 'Admin' && <Tab path="/dashboard/statement" label={t('bar.wallet')} icon={WalletIcon} />}
      <Tab path="/profile" label={t('bar.account')} icon={UserIcon} />
    </>
  );
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <ul className={styles.tabs}>{remote ? <RemoteTabs remote={remote}>{shared}</RemoteTabs> : role && shared}</ul>
    </nav>
  );
}
