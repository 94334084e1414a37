import {
  common,
  createBrowserRouter,
  navigateWith,
  RouterProvider,
  startSession,
  store,
  StoreProvider,
} from '@kaaj/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { messages } from './messages';
import { PublishedProvider } from './remotes/published-context';
import { readPublishedRemotes } from './remotes/published';
import { routesOf } from './routes/routes';

async function start(root: HTMLElement): Promise<void> {
  startSession();
  const [remotes] = await Promise.all([readPublishedRemotes(), common.load(), messages.load()]);
  const router = createBrowserRouter(routesOf(remotes));
  navigateWith((path) => void router.navigate(path));
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>
        <PublishedProvider value={remotes}>
          <RouterProvider router={router} />
        </PublishedProvider>
      </StoreProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
