import { type RegisteredRemote, type RouteObject } from '@kaaj/web-kit';
import { Guard } from '../guards/guard';
import { DashboardArea } from '../layouts/dashboard-area';
import { PublicLayout } from '../layouts/public-layout';
import { RootLayout } from '../layouts/root-layout';
import { Overview } from './overview';
import { RemotePage } from './remote-page';

const DASHBOARD = '/dashboard';
const ELSE = '*';

/** The areas whose pages are in the dashboard's frame. */
const FRAMED = [DASHBOARD, '/profile'];

const inDashboard = ({ path }: RouteObject) => FRAMED.some((area) => path === area || path?.startsWith(`${area}/`));

/** The router's table, built from the paths in remotes.json. A remote's "*" is shown for unknown paths. */
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
          element: (
            <Guard audience="signed-in">
              <DashboardArea />
            </Guard>
          ),
          children: [
            { path: DASHBOARD, element: <Overview /> },
            ...known.filter(inDashboard),
            ...unknown.map((route) => ({ ...route, path: `${DASHBOARD}/${ELSE}` })),
          ],
        },
        { element: <PublicLayout />, children: [...known.filter((route) => !inDashboard(route)), ...unknown] },
      ],
    },
  ];
}
