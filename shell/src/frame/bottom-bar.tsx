import { classes, useLazyModule } from '@kaaj/ui';
import { UserIcon, WalletIcon } from '@kaaj/ui/icons';
import { Link, useSession, type MenuItem, type RegisteredRemote } from '@kaaj/web-kit';
import { type ComponentType, type ReactNode } from 'react';
import { useMessages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { useLiveRemotes } from '../remotes/live-remotes-context';
import styles from './bottom-bar.module.css';
import { useCurrentItem } from './current-item';
import { MenuBadge } from './menu-badge';

interface TabProps {
  readonly path: string;
  readonly covers?: MenuItem['covers'];
  readonly label: string;
  readonly icon: ComponentType;
  readonly useBadge?: MenuItem['useBadge'];
}

function Tab({ path, covers, label, icon: Icon, useBadge }: TabProps) {
  const current = useCurrentItem([{ path, covers }]) === path;
  return (
    <li>
      <Link
        to={path}
        aria-current={current ? 'page' : undefined}
        className={classes(styles.link, current && styles.here)}
      >
        <span className={styles.icon}>
          <Icon />
          {useBadge && <MenuBadge useBadge={useBadge} corner />}
        </span>
        <span>{label}</span>
      </Link>
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
        ({ useShortLabel, ...item }) =>
          useShortLabel && <RemoteTab key={item.path} {...item} useLabel={useShortLabel} />,
      )}
      {children}
    </>
  );
}

function RemoteTab({ useLabel, ...rest }: MenuItem) {
  return <Tab {...rest} label={useLabel()} />;
}

const MONEY = ['withdrawals', 'receipt', 'purchaseCoin', 'paymentHistory'].map((page) => `/dashboard/${page}`);

/** The bottom navigation of phones; the full menu is in the drawer. Admins hold no coins. */
export function BottomBar() {
  const t = useMessages();
  const { role } = useSession();
  const remote = useLiveRemotes().find((each) => each.role === role);
  const shared = (
    <>
      {role !== 'Admin' && <Tab path="/dashboard/statement" covers={MONEY} label={t('bar.wallet')} icon={WalletIcon} />}
      <Tab path="/profile" label={t('bar.account')} icon={UserIcon} />
    </>
  );
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <ul className={styles.tabs}>{remote ? <RemoteTabs remote={remote}>{shared}</RemoteTabs> : role && shared}</ul>
    </nav>
  );
}
