import { BrowserRouter, common, currentLanguage, startSession, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type StandaloneOptions } from './standalone-options';
import { signInAsDemoUser } from './sign-in-as-demo-user';
import { StandaloneShell } from './standalone-shell';

/** Shows a remote without the shell, to a demonstration person of its role: for its development alone. */
export async function renderStandalone(alone: StandaloneOptions): Promise<void> {
  document.documentElement.dataset.theme = store.getState().theme;
  document.documentElement.lang = currentLanguage();
  startSession();
  await Promise.all([common.load(), alone.remote.messages.load(), signInAsDemoUser(alone.facts.role)]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <StandaloneShell {...alone} />
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>,
  );
}
