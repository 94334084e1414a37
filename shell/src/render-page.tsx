import { CONTRACT_VERSION, type RegisteredRemote } from '@kaaj/web-kit';
import { type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { bootstrapApp, openPage } from './bootstrap-app';
import { Pages } from './routes/pages';

export interface RenderedPage {
  /** The first render of #root in a browser. */
  readonly html: string;
  readonly title: string;
}

declare global {
  interface Window {
    /** The page at `path` inside the frame. Rejects when it cannot be loaded. */
    renderPage: (path: string) => Promise<RenderedPage>;
    /** The frame while its page loads. */
    renderFrame: () => Promise<string>;
  }
}

const UNTIL_EFFECTS_RAN_MS = 200;

/** The title is set by an effect, which rendering to a text does not run. */
async function titleOf(app: ReactElement): Promise<string> {
  const root = createRoot(document.createElement('div'));
  root.render(app);
  await new Promise((resolve) => setTimeout(resolve, UNTIL_EFFECTS_RAN_MS));
  root.unmount();
  return document.title;
}

/* For scripts/lib/draw.mjs, which opens the page with <div id="root" data-render>; no visitor loads this file. The
   browser's address has to be the path to render. */
window.renderPage = async (path) => {
  const remotes = await bootstrapApp();
  if (!remotes) throw new Error('there is no remotes.json');
  await openPage(remotes, path);
  const app = (
    <App>
      <Pages remotes={remotes} />
    </App>
  );
  return { html: renderToString(app), title: await titleOf(app) };
};

/** Has a page at every path. */
const ANYTHING: RegisteredRemote = {
  contract: CONTRACT_VERSION,
  name: 'anything',
  role: null,
  routes: { '*': { audience: 'anyone' } },
  version: '0.0.0',
  entry: '',
};

window.renderFrame = async () => {
  await bootstrapApp();
  return renderToString(
    <App>
      <Pages remotes={[ANYTHING]} />
    </App>,
  );
};
