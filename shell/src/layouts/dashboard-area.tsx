import { type ComponentType } from 'react';
import { RemoteUnavailable } from '../design/remote-unavailable';
import { PageSkeleton } from '../design/page-skeleton';
import { useLazyModule } from '@kaaj/ui';

let known: ComponentType | undefined;

async function load(): Promise<ComponentType> {
  const { default: DashboardLayout } = await import('./dashboard-layout');
  known = DashboardLayout;
  return DashboardLayout;
}

/** The dashboard's layout, loaded on demand: visitors of public pages do not need it. */
export function DashboardArea() {
  const { loaded, retry } = useLazyModule('dashboard layout', load, known);
  if (loaded.state === 'loading') return <PageSkeleton />;
  if (loaded.state === 'failed') return <RemoteUnavailable retry={retry} />;
  const Layout = loaded.value;
  return <Layout />;
}
