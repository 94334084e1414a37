import { Banner, Button, classes, SkeletonRegion, SkeletonBox, Stack, useLazyModule } from '@kaaj/ui';
import { Link, useSession, type MenuItem, type RegisteredRemote } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { useLiveRemotes } from '../remotes/live-remotes-context';
import { useRecovery } from '../remotes/use-recovery';
import { useCurrentItem } from './current-item';
import { MenuBadge } from './menu-badge';
import menu from './menu-link.module.css';
import styles from './sidebar.module.css';

const EXPECTED_ITEMS = 4;

interface Props {
  readonly onNavigate?: () => void;
}

interface ItemProps extends Props {
  readonly item: MenuItem;
  readonly current: boolean;
}

function Item({ item, current, onNavigate }: ItemProps) {
  const { path, icon: Icon, useBadge } = item;
  return (
    <li>
      <Link
        to={path}
        aria-current={current ? 'page' : undefined}
        className={classes(menu.link, current && menu.here, styles.link)}
        onClick={onNavigate}
      >
        <Icon />
        {item.useLabel()}
        {useBadge && <MenuBadge useBadge={useBadge} />}
      </Link>
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
  const current = useCurrentItem(loaded.state === 'ready' ? loaded.value.menu : []);
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
  return (
    <Stack as="ul" gap={1}>
      {loaded.value.menu.map((item) => (
        <Item key={item.path} item={item} current={item.path === current} onNavigate={onNavigate} />
      ))}
    </Stack>
  );
}

function SidebarSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap={1}>
        {Array.from({ length: EXPECTED_ITEMS }, (_, line) => (
          <SkeletonBox key={line} height={44} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

/** The entries of the role's remote, followed by those of remotes without a role. */
export function Sidebar({ onNavigate }: Props) {
  const t = useMessages();
  const { role } = useSession();
  const remotes = useLiveRemotes();
  const remote = remotes.find((each) => each.role === role);
  const forEverybody = remotes.filter((each) => each.role === null && each.menu);
  return (
    <nav className={styles.sidebar} aria-label={t('dashboard.menu')}>
      {role && <p className={styles.role}>{t(`role.${role}`)}</p>}
      {remote ? <Items remote={remote} room={<SidebarSkeleton />} onNavigate={onNavigate} /> : <SidebarSkeleton />}
      {remote && forEverybody.map((each) => <Items key={each.name} remote={each} onNavigate={onNavigate} />)}
    </nav>
  );
}
