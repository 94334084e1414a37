import { currentLanguage, type RegisteredRemote, store } from '@kaaj/web-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, reload } from './app';
import { RemoteUnavailable } from './design/remote-unavailable';
import { bootstrapApp, openPage } from './bootstrap-app';
import { Pages } from './routes/pages';

/**
 * Pages are prerendered for guests in both languages, with the live version of each remote. Signed-in users see their
 * page after the first render.
 */
function isPlainVisit({ dataset }: HTMLElement, remotes: readonly RegisteredRemote[]): boolean {
  return (
    !store.getState().session.person &&
    currentLanguage() === dataset.rendered &&
    remotes.some(({ entry }) => entry === dataset.entry) &&
    window.location.search === ''
  );
}

async function start(element: HTMLElement): Promise<void> {
  const remotes = await bootstrapApp();
  const app = <App>{remotes ? <Pages remotes={remotes} /> : <RemoteUnavailable retry={reload} />}</App>;
  const rendered = element.hasChildNodes() && remotes !== null;
  // The prerendered page stays visible until the next one can render.
  const opened =
    rendered &&
    (await openPage(remotes, window.location.pathname).then(
      () => true,
      () => false,
    ));
  // In slices: a phone answers to touch in between.
  startTransition(() => {
    if (opened && isPlainVisit(element, remotes)) return void hydrateRoot(element, app);
    // Pages render their own, beside the document's; hydration takes that over.
    document.querySelector('head > title')?.remove();
    createRoot(element).render(app);
  });
}

const element = document.getElementById('root');
if (element?.dataset.render !== undefined) void import('./render-page');
else if (element) void start(element);
