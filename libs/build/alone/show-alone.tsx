import { BrowserRouter, common, currentLanguage, startSession, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Alone } from './alone';
import { standIn } from './stand-in';
import { StandInFrame } from './stand-in-frame';

/** Shows a remote without the shell, to a demonstration person of its role: for its development alone. */
export async function showAlone(alone: Alone): Promise<void> {
  document.documentElement.dataset.theme = store.getState().theme;
  document.documentElement.lang = currentLanguage();
  startSession();
  await Promise.all([common.load(), alone.remote.messages.load(), standIn(alone.facts.role)]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <StandInFrame {...alone} />
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>,
  );
}
