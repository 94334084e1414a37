import { BrowserRouter, common, startSession, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DesignSettings } from './design/design-settings';
import { Unavailable } from './design/unavailable';
import { messages } from './messages';
import { readPublishedRemotes } from './remotes/published';
import { ErrorBoundary } from './remotes/error-boundary';
import { Pages } from './routes/pages';

const reload = () => window.location.reload();

function show(root: Root, content: ReactNode): void {
  root.render(
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <DesignSettings>
            <ErrorBoundary fallback={() => <Unavailable retry={reload} />}>{content}</ErrorBoundary>
          </DesignSettings>
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>,
  );
}

async function start(element: HTMLElement): Promise<void> {
  startSession();
  const remotes = readPublishedRemotes().catch(() => null);
  await Promise.all([remotes, common.load(), messages.load()]);
  const published = await remotes;
  show(createRoot(element), published ? <Pages remotes={published} /> : <Unavailable retry={reload} />);
}

const element = document.getElementById('root');
if (element) void start(element);
