import { CONTRACT_VERSION, type RegisteredRemote } from '@kaaj/web-kit';
import { type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { bootstrapApp, openPage } from './bootstrap-app';
import { Pages } from './routes/pages';

export interface RenderedPage {
  /** The first render of #root in a browser. */
  readonly html: string;
  readonly title: string;
}

/** React puts the title, which belongs to the head, before the rest. */
function render(app: ReactElement): RenderedPage {
  const html = renderToString(app);
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return { html: html.replace(/^<title>[^<]*<\/title>/, ''), title };
}

/** The page at `path`, which is the browser's address, inside the frame. Rejects when it cannot be loaded. */
async function renderPage(path: string): Promise<RenderedPage> {
  const remotes = await bootstrapApp();
  if (!remotes) throw new Error('there is no remotes.json');
  await openPage(remotes, path);
  return render(
    <App>
      <Pages remotes={remotes} />
    </App>,
  );
}

/** Has a page at every path. */
const ANYTHING: RegisteredRemote = {
  contract: CONTRACT_VERSION,
  name: 'anything',
  role: null,
  routes: { '*': { audience: 'anyone' } },
  version: '0.0.0',
  entry: '',
};

/** The frame while its page loads. */
async function renderFrame(): Promise<string> {
  await bootstrapApp();
  return render(
    <App>
      <Pages remotes={[ANYTHING]} />
    </App>,
  ).html;
}

// For scripts/lib/draw.mjs, which opens the page with <div id="root" data-render>; no visitor loads this file.
Object.assign(window, { renderPage, renderFrame });
