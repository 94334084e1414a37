import { ErrorBoundary } from '@kaaj/ui';
import { BrowserRouter, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode, type PropsWithChildren } from 'react';
import { DesignSettings } from './design/design-settings';
import { RemoteUnavailable } from './design/remote-unavailable';
import { useRevealPersonalContent } from './head/use-reveal-personal-content';

export const reload = () => window.location.reload();

/** The providers around every page. */
export function App({ children }: PropsWithChildren) {
  useRevealPersonalContent();
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <DesignSettings>
            <ErrorBoundary fallback={() => <RemoteUnavailable retry={reload} />}>{children}</ErrorBoundary>
          </DesignSettings>
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>
  );
}
