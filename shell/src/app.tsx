import { ErrorBoundary } from '@kaaj/ui';
import { BrowserRouter, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode, type PropsWithChildren, useState } from 'react';
import { DesignSettings } from './design/design-settings';
import { RemoteUnavailable } from './design/remote-unavailable';
import { useRevealPersonalContent } from './head/use-reveal-personal-content';

export const reload = () => window.location.reload();

/** The providers around every page. */
export function App({ children }: PropsWithChildren) {
  useRevealPersonalContent();
  // Pages are prerendered in the light theme, and hydrated with it.
  const [prerendered] = useState(() => ({ ...store.getState(), theme: 'light' as const }));
  return (
    <StrictMode>
      <StoreProvider store={store} serverState={prerendered}>
        <BrowserRouter>
          <DesignSettings>
            <ErrorBoundary fallback={() => <RemoteUnavailable retry={reload} />}>{children}</ErrorBoundary>
          </DesignSettings>
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>
  );
}
