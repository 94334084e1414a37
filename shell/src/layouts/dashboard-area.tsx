import { type ComponentType } from 'react';
import { Unavailable } from '../design/unavailable';
import { Waiting } from '../design/waiting';
import { useLoaded } from '@kaaj/ui';

let known: ComponentType | undefined;

async function load(): Promise<ComponentType> {
  const { default: DashboardLayout } = await import('./dashboard-layout');
  known = DashboardLayout;
  return DashboardLayout;
}

/** The dashboard's layout, fetched when somebody goes there: visitors of the public pages need none of it. */
export function DashboardArea() {
  const { loaded, retry } = useLoaded('dashboard layout', load, known);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Unavailable retry={retry} />;
  const Layout = loaded.value;
  return <Layout />;
}
