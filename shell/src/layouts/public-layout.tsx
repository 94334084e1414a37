import { Outlet } from '@kaaj/web-kit';
import { Footer } from '../frame/footer';
import { TopBar } from '../frame/top-bar';
import styles from './public-layout.module.css';
import { SandboxBanner } from './sandbox-banner';
import { CONTENT_ID } from './use-content-focus';

/** Fixed top bar, page, footer. */
export function PublicLayout() {
  return (
    <div className={styles.page}>
      <TopBar />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <SandboxBanner />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
