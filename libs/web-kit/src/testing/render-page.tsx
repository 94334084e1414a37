import { api, onProofRequired } from '@kaaj/api-client';
import { stubServer, type Stubs } from '@kaaj/api-client/testing';
import { type User } from '@kaaj/contract';
import { UiSettingsProvider } from '@kaaj/ui';
import { UiRoot } from '@kaaj/ui-desk';
import { act, render } from '@testing-library/react';
import { useLayoutEffect, type PropsWithChildren, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { common } from '../messages/common';
import { changeLanguage, type Language } from '../messages/languages';
import { useUiTexts } from '../messages/use-ui-texts';
import { uiRequests } from '../notices/ui-requests';
import { reportPerson } from '../session/session';
import { store } from '../store/store';
import { aUser } from './samples';

function DesignSettings({ language, children }: PropsWithChildren<{ language: Language }>) {
  return (
    <UiSettingsProvider theme="light" language={language} texts={useUiTexts()}>
      {children}
    </UiSettingsProvider>
  );
}

interface Options {
  /** The route's pattern, for useParams; by default everything. */
  readonly path?: string;
  /** The address to start at. */
  readonly at?: string;
  /** Who is signed in; GET /user then answers with them. */
  readonly user?: User;
  readonly api?: Stubs;
  /** The texts that the page uses. */
  readonly messages: { readonly load: () => Promise<void> };
  readonly language?: Language;
}

/** Renders a page as the shell would: store, session, texts, design system, router, and a stubbed API. */
export async function renderPage(page: ReactElement, options: Options) {
  const { path = '*', at = '/', user, messages, language = 'en' } = options;
  const server = stubServer({ ...(user ? { 'GET /user': { data: user } } : {}), ...options.api });
  const place = { current: at };
  function CurrentLocation() {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      place.current = pathname + search;
    }, [pathname, search]);
    return null;
  }
  uiRequests.take();
  onProofRequired(uiRequests.askForProof);
  await Promise.all([common.load(), messages.load()]);
  await changeLanguage(language);
  act(() => {
    store.dispatch(api.util.resetApiState());
    const { email, name: displayName, image: photoURL } = user ?? aUser({ email: '' });
    reportPerson(user ? { email, displayName, photoURL } : null);
  });
  const main = document.body.appendChild(document.createElement('main'));
  main.dataset.page = '';
  const view = render(
    <Provider store={store}>
      <DesignSettings language={language}>
        <UiRoot theme="light" language={language}>
          <MemoryRouter initialEntries={[at]}>
            <CurrentLocation />
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </UiRoot>
      </DesignSettings>
    </Provider>,
    { container: main },
  );
  return {
    ...view,
    server,
    /** The toasts and questions that wait to be shown, in order, and no longer afterwards. */
    notices: () => uiRequests.take(),
    /** Answers the question that waits to be shown, and gives it. */
    answer: (yes: boolean) => {
      const asked = uiRequests.take().find(({ type }) => type === 'confirm');
      if (asked?.type !== 'confirm') throw new Error('Nothing was asked.');
      act(() => asked.answer(yes));
      return asked.question;
    },
    /** Answers a pending request for identity proof, or declines; returns which proofs are accepted. */
    prove: (proved: boolean) => {
      const asked = uiRequests.take().find(({ type }) => type === 'prove');
      if (asked?.type !== 'prove') throw new Error('No proof was asked for.');
      act(() => asked.answer(proved));
      return asked.proofs;
    },
    /** Path and query that the page is at. */
    place: () => place.current,
  };
}
