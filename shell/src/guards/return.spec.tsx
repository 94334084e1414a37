import { getUser } from '@kaaj/api-client';
import {
  continueTo,
  navigateTo,
  navigateWith,
  signOut,
  startSession,
  store,
  useNavigate,
  useRoutes,
} from '@kaaj/web-kit';
import { signIn, signInWith } from '@kaaj/web-kit/identity';
import { aUser, problem, renderPage } from '@kaaj/web-kit/testing';
import { Link } from '@kaaj/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { DesignSettings } from '../design/design-settings';
import { useInnerLinks } from '../layouts/use-inner-links';
import { messages } from '../messages';
import { Guard } from './guard';

const rina = { email: 'rina@example.com', displayName: 'Rina', photoURL: '', identityToken: 'proof' };
const api = {
  'POST /auth/login': { data: rina },
  'POST /jwt': { data: {} },
  'POST /user/rina@example.com': { data: {} },
};
const credentials = { email: rina.email, password: 'Secret1' };

function Pages() {
  const navigate = useNavigate();
  useEffect(() => navigateWith((path, state) => void navigate(path, { state })), [navigate]);
  useInnerLinks();
  const closed = <Guard audience="signed-in">the closed page</Guard>;
  const wayIn = (
    <Guard audience="guest">
      <a href="/signup">to sign-up</a>
      <a href="/signin">to sign-in</a>
      <Link href="/signup">on to sign-up</Link>
      <Link href="/signin">on to sign-in</Link>
      <a href="/">home</a>
    </Guard>
  );
  return useRoutes([
    {
      path: '/',
      element: (
        <>
          <a href="/signin">to sign-in</a>
          <a href="/signin" {...continueTo('/closed/1?coins=150')}>
            Buy
          </a>
          <Link href="/signin" {...continueTo('/closed/1?coins=150')}>
            Buy Now
          </Link>
        </>
      ),
    },
    { path: '/closed/*', element: closed },
    { path: '/signin', element: wayIn },
    { path: '/signup', element: wayIn },
  ]);
}

const pages = (
  <DesignSettings>
    <Pages />
  </DesignSettings>
);
const open = (at: string) => renderPage(pages, { at, messages, api });
const press = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole('link', { name }));

it('sign-in returns to the page that required it, with its query', async () => {
  const page = await open('/closed/1?tab=2');
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await act(() => signIn(credentials));
  expect(await screen.findByText('the closed page')).toBeInTheDocument();
  expect(page.place()).toBe('/closed/1?tab=2');
});

it('sign-in returns there from sign-up too, and back', async () => {
  const page = await open('/closed/1');
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await press('to sign-up');
  expect(page.place()).toBe('/signup');
  await press('to sign-in');
  await press('to sign-up');
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/1'));
});

it.each([
  ['a plain link', 'Buy', 'to sign-up', 'to sign-in'],
  ['a link of the design system', 'Buy Now', 'on to sign-up', 'on to sign-in'],
])('sign-in continues with the choice made by %s, through sign-up too', async (_, buy, toSignUp, toSignIn) => {
  const page = await open('/');
  await press(buy);
  expect(page.place()).toBe('/signin');
  await press(toSignUp);
  await press(toSignIn);
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/1?coins=150'));
});

it('sign-in returns there after Google as well', async () => {
  const page = await open('/closed/1');
  await waitFor(() => expect(page.place()).toBe('/signin'));
  const popup = { closed: false };
  Object.assign(window, { open: () => popup });
  const proof = { source: 'kaaj-google', identity: rina };
  await act(async () => {
    const done = signInWith('google', null, () => undefined);
    const message = new MessageEvent('message', { origin: window.location.origin, data: proof });
    Object.defineProperty(message, 'source', { value: popup });
    window.dispatchEvent(message);
    await done;
  });
  await waitFor(() => expect(page.place()).toBe('/closed/1'));
});

it('sign-in leads home when no page required it, and for any path outside the app', async () => {
  const page = await open('/signin?returnTo=//evil.example&to=/%5Cevil.example');
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/'));
});

it('sign-in leads home once the page was left for another', async () => {
  const page = await open('/closed/1');
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await press('home');
  await press('to sign-in');
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/'));
});

it('sign-in leads home after a sign-out on a page, and returns to a page opened after that', async () => {
  const page = await open('/closed/1');
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/1'));
  await act(() => signOut());
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/'));
  await act(() => signOut());
  act(() => navigateTo('/closed/2'));
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/2'));
});

it('sign-in returns to the page on which the session ended', async () => {
  let over = false;
  startSession();
  const page = await renderPage(<Pages />, {
    at: '/closed/1',
    messages,
    api: { ...api, 'GET /user': () => (over ? problem(403, 'access/forbidden') : { data: aUser() }) },
  });
  await waitFor(() => expect(page.place()).toBe('/signin'));
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/1'));

  over = true;
  window.history.replaceState(null, '', '/closed/1');
  const { email } = rina;
  await act(() => store.dispatch(getUser.initiate({ email }, { forceRefetch: true })));
  await waitFor(() => expect(page.place()).toBe('/signin'));
  window.history.replaceState(null, '', '/');
  over = false;
  await act(() => signIn(credentials));
  await waitFor(() => expect(page.place()).toBe('/closed/1'));
});
