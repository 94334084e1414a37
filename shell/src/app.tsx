import { ErrorBoundary } from '@kaaj/ui';
import { BrowserRouter, store, StoreProvider } from '@kaaj/web-kit';
import { StrictMode, type PropsWithChildren } from 'react';
import { DesignSettings } from './design/design-settings';
import { Unavailable } from './design/unavailable';
import { useKnownPerson } from './head/use-known-person';

export const reload = () => window.location.reload();

/** What stands around every page. */
export function App({ children }: PropsWithChildren) {
  useKnownPerson();
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <DesignSettings>
            <ErrorBoundary fallback={() => <Unavailable retry={reload} />}>{children}</ErrorBoundary>
          </DesignSettings>
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>
  );
}
