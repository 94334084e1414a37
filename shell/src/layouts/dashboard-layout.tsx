import { Outlet } from '@kaaj/web-kit';
import { CONTENT_ID } from './use-content-focus';

export function DashboardLayout() {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
