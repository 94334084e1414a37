import { currentLanguage, type RegisteredRemote, store } from '@kaaj/web-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, reload } from './app';
import { RemoteUnavailable } from './design/remote-unavailable';
import { openApp, openPage } from './open-app';
import { Pages } from './routes/pages';

/**
 * Pages are rendered at build time for a guest, in both languages, by the version of a remote that is live: others see theirs as
 * soon as it is drawn.
 */
function isPlainVisit({ dataset }: HTMLElement, remotes: readonly RegisteredRemote[]): boolean {
  const { session, theme } = store.getState();
  return (
    !session.person &&
    theme === 'light' &&
    currentLanguage() === dataset.rendered &&
    remotes.some(({ entry }) => entry === dataset.entry) &&
    window.location.search === ''
  );
}

async function start(element: HTMLElement): Promise<void> {
  const remotes = await openApp();
  const app = <App>{remotes ? <Pages remotes={remotes} /> : <RemoteUnavailable retry={reload} />}</App>;
  const rendered = element.hasChildNodes() && remotes !== null;
  // What was rendered stays on the screen until the page that takes its place can be drawn.
  const opened =
    rendered &&
    (await openPage(remotes, window.location.pathname).then(
      () => true,
      () => false,
    ));
  // In slices: a phone answers to touch in between.
  startTransition(() => {
    if (opened && isPlainVisit(element, remotes)) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
}

const element = document.getElementById('root');
if (element?.dataset.render !== undefined) void import('./render-page');
else if (element) void start(element);
