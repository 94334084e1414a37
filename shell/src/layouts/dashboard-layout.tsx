import { Outlet } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { preloadHeavyModules } from '../design/heavy-modules';
import { BottomBar } from '../frame/bottom-bar';
import { DashboardHeader } from '../frame/dashboard-header';
import { Drawer } from '../frame/drawer';
import { Sidebar } from '../frame/sidebar';
import { useMessages } from '../messages';
import { noteNewerShell } from '../remotes/versions';
import styles from './dashboard-layout.module.css';
import { registerServiceWorker } from '../offline/register-service-worker';
import { SuspendedBanner } from './suspended-banner';
import { TermsBanner } from './terms-banner';
import { UnverifiedBanner } from './unverified-banner';
import { SandboxBanner } from './sandbox-banner';
import { CONTENT_ID } from './use-content-focus';

/**
 * The role's menu, the user's header and the page. The menu is a sidebar, a drawer on small screens, and a bottom bar
 * on phones.
 */
export default function DashboardLayout() {
  const t = useMessages();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  useEffect(preloadHeavyModules, []);
  useEffect(() => registerServiceWorker(noteNewerShell), []);
  return (
    <div className={styles.page}>
      <DashboardHeader openMenu={() => setDrawerOpen(true)} menuOpen={drawerOpen} />
      <div className={styles.side}>
        <Sidebar />
      </div>
      <Drawer open={drawerOpen} onClose={closeDrawer} title={t('dashboard.menu')}>
        <Sidebar onNavigate={closeDrawer} />
      </Drawer>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <SandboxBanner />
        <div className={styles.banners}>
          <SuspendedBanner />
          <UnverifiedBanner />
          <TermsBanner />
        </div>
        <Outlet />
      </main>
      <BottomBar />
    </div>
  );
}
