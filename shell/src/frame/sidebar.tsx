import { Banner, Button, classes, SkeletonRegion, SkeletonBox, useLazyModule } from '@kaaj/ui';
import { NavLink, useCommonMessages, useSession, type MenuItem, type RegisteredRemote } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { useLiveRemotes } from '../remotes/live-remotes-context';
import { useRecovery } from '../remotes/use-recovery';
import { MenuBadge } from './menu-badge';
import menu from './menu-link.module.css';
import styles from './sidebar.module.css';

const EXPECTED_ITEMS = 4;

interface Props {
  readonly onNavigate?: () => void;
}

const linkClass = ({ isActive }: { isActive: boolean }) => classes(menu.link, isActive && menu.here, styles.link);

interface ItemProps extends Props {
  readonly item: MenuItem;
  /** Another entry's path starts with this one's: pages below it belong to the other entry. */
  readonly end: boolean;
}

function Item({ item, end, onNavigate }: ItemProps) {
  const { path, icon: Icon, useBadge } = item;
  return (
    <li>
      <NavLink to={path} end={end} className={linkClass} onClick={onNavigate}>
        <Icon />
        {item.useLabel()}
        {useBadge && <MenuBadge useBadge={useBadge} />}
      </NavLink>
    </li>
  );
}

interface ItemsProps extends Props {
  readonly remote: RegisteredRemote;
  /** Placeholder in the place of the entries while they load. */
  readonly room?: ReactNode;
}

function Items({ remote, room, onNavigate }: ItemsProps) {
  const t = useMessages();
  const { loaded, retry } = useLazyModule(`menu of ${remote.name}`, () => loadRemote(remote));
  useRecovery(remote, loaded.state === 'failed', retry);
  if (loaded.state === 'loading') return room;
  if (loaded.state === 'failed')
    return (
      <Banner
        kind="warn"
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            {t('unavailable.retry')}
          </Button>
        }
      >
        {t('unavailable.title')}
      </Banner>
    );
  const { menu: items } = loaded.value;
  const hasBelow = (path: string) => items.some((each) => each.path.startsWith(`${path}/`));
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.path} item={item} end={hasBelow(item.path)} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}

function SidebarSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.items}>
        {Array.from({ length: EXPECTED_ITEMS }, (_, line) => (
          <SkeletonBox key={line} height={44} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** The entries of the role's remote, followed by those of remotes without a role. */
export function Sidebar({ onNavigate }: Props) {
  const t = useMessages();
  const common = useCommonMessages();
  const { role } = useSession();
  const remotes = useLiveRemotes();
  const remote = remotes.find((each) => each.role === role);
  const forEverybody = remotes.filter((each) => each.role === null && each.menu);
  return (
    <nav className={styles.sidebar} aria-label={t('dashboard.menu')}>
      {role && <p className={styles.role}>{common(`role.${role}`)}</p>}
      {remote ? <Items remote={remote} room={<SidebarSkeleton />} onNavigate={onNavigate} /> : <SidebarSkeleton />}
      {remote && forEverybody.map((each) => <Items key={each.name} remote={each} onNavigate={onNavigate} />)}
    </nav>
  );
}
