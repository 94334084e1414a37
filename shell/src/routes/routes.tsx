import { type RegisteredRemote, type RouteObject } from '@kaaj/web-kit';
import { Guard } from '../guards/guard';
import { DashboardArea } from '../layouts/dashboard-area';
import { PublicLayout } from '../layouts/public-layout';
import { RootLayout } from '../layouts/root-layout';
import { Overview } from './overview';
import { RemotePage } from './remote-page';

const DASHBOARD = '/dashboard';
const ELSE = '*';

const inDashboard = ({ path }: RouteObject) => path === DASHBOARD || path?.startsWith(`${DASHBOARD}/`);

/** The router's table, from what remotes.json says that each remote serves. A remote's "*" is shown for unknown paths. */
export function routesOf(remotes: readonly RegisteredRemote[]): RouteObject[] {
  const pages = remotes.flatMap((remote): RouteObject[] =>
    Object.entries(remote.routes).map(([path, facts]) => ({
      path,
      element: <RemotePage key={path} remote={remote} path={path} facts={facts} />,
    })),
  );
  const unknown = pages.filter(({ path }) => path === ELSE);
  const known = pages.filter(({ path }) => path !== ELSE);
  return [
    {
      element: <RootLayout />,
      children: [
        {
          path: DASHBOARD,
          element: (
            <Guard audience="signed-in">
              <DashboardArea />
            </Guard>
          ),
          children: [{ index: true, element: <Overview /> }, ...known.filter(inDashboard), ...unknown],
        },
        { element: <PublicLayout />, children: [...known.filter((route) => !inDashboard(route)), ...unknown] },
      ],
    },
  ];
}
