import { paste, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import SignInPage from './sign-in-page';

const user = userEvent.setup({ delay: null });
const identity = { identityToken: 'proof', email: 'rina@example.com', displayName: 'Rina', photoURL: '/rina.png' };
const settings = (more: object = {}) => ({ data: { google: true, demonstration: [], ...more } });

const open = (api: Parameters<typeof renderPage>[1]['api'] = {}) =>
  renderPage(<SignInPage />, {
    path: '/signin',
    at: '/signin',
    messages,
    api: { 'GET /settings': settings(), ...api },
  });

async function fillIn(email = 'rina@example.com', password = 'Secret1') {
  await paste(screen.getByLabelText(/^Email/), email);
  await paste(screen.getByLabelText(/^Password/), password);
}

const login = () => user.click(screen.getByRole('button', { name: 'Login' }));

it('is titled "Sign In" and links to sign-up and to a forgotten password', async () => {
  await open();
  expect(document.title).toBe('Sign In | Kaaj');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign In');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
});

it('takes the email as plain text and requires both fields', async () => {
  const page = await open();
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'text');
  await login();
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(page.server.callsOf('POST /auth/login')).toEqual([]);
});

it('signs in with a password and shows "Yay! Logged in."', async () => {
  const page = await open({ 'POST /auth/login': { data: identity }, 'POST /jwt': { data: { done: true } } });
  await fillIn();
  await login();
  await waitFor(() => expect(page.server.callsOf('POST /jwt')).toHaveLength(1));
  expect(page.server.callsOf('POST /auth/login')[0]?.body).toEqual({ email: 'rina@example.com', password: 'Secret1' });
  expect(page.server.callsOf('POST /jwt')[0]?.headers.get('authorization')).toBe('Bearer proof');
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Yay! Logged in.' }]));
});

it('shows the identity code when it is refused, and can be tried again', async () => {
  const page = await open({ 'POST /auth/login': problem(401, 'auth/invalid-credential') });
  await fillIn();
  await login();
  await waitFor(() =>
    expect(page.notices()).toMatchObject([
      { kind: 'error', text: 'Incorrect email or password. (auth/invalid-credential)' },
    ]),
  );
  expect(screen.getByLabelText(/^Email/)).toHaveValue('rina@example.com');
  expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
});

it('continues an unfinished sign-up', async () => {
  const page = await open({
    'POST /auth/login': { data: { ...identity, displayName: '', photoURL: '' } },
    'POST /jwt': problem(409, 'auth/profile-incomplete'),
  });
  await fillIn();
  await login();
  await waitFor(() => expect(page.place()).toBe('/signup'));
  expect(page.notices()).toMatchObject([{ kind: 'info' }]);
});

it('shows a spinner on Login while the answer is under way, and sends nothing twice', async () => {
  let answer: (value: object) => void = () => undefined;
  const page = await open({ 'POST /auth/login': () => new Promise((resolve) => (answer = resolve)) });
  await fillIn();
  await login();
  const button = screen.getByRole('button', { name: 'Login' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await login();
  expect(page.server.callsOf('POST /auth/login')).toHaveLength(1);
  answer(problem(401, 'auth/invalid-credential'));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

it('offers no demonstration accounts when the owner has none', async () => {
  const page = await open();
  await waitFor(() => expect(page.server.callsOf('GET /settings')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Worker' })).not.toBeInTheDocument();
});

it.each(['Worker', 'Buyer', 'Admin'])('fills in the demonstration %s without sending anything', async (role) => {
  const demonstration = ['Worker', 'Buyer', 'Admin'].map((each) => ({
    role: each,
    email: `${each.toLowerCase()}@kaaj.example`,
    password: `Demo-${each}`,
  }));
  const page = await open({ 'GET /settings': settings({ demonstration }) });
  await user.click(await screen.findByRole('button', { name: role }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue(`${role.toLowerCase()}@kaaj.example`);
  expect(screen.getByLabelText(/^Password/)).toHaveValue(`Demo-${role}`);
  expect(page.server.callsOf('POST /auth/login')).toEqual([]);
});

it('shows that Google is not enabled', async () => {
  await open({ 'GET /settings': settings({ google: false }) });
  expect(await screen.findByText('Google sign-in is not available on this site.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login with Google' })).toBeDisabled();
});

describe('with the OpenID Connect provider of the site', () => {
  const popup = { closed: false };
  const handOver = (source: string) => {
    const message = new MessageEvent('message', { origin: window.location.origin, data: { source, identity } });
    Object.defineProperty(message, 'source', { value: popup });
    window.dispatchEvent(message);
  };
  const stubs = {
    'GET /settings': settings({ oidc: { name: 'Our university' } }),
    [`POST /user/${identity.email}`]: { data: {} },
    'POST /jwt': { data: { done: true } },
  };
  let opened: jest.SpyInstance;
  beforeEach(() => {
    localStorage.clear();
    popup.closed = false;
    opened = jest.spyOn(window, 'open').mockReturnValue(popup as Window);
  });
  afterEach(() => opened.mockRestore());

  it('has no button when none is configured', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Login with Google' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
  });

  it('signs in with the result of its own window, and with none of Google’s', async () => {
    const page = await open(stubs);
    await user.click(await screen.findByRole('button', { name: 'Continue with Our university' }));
    expect(opened).toHaveBeenCalledWith('/api/auth/oidc', 'kaaj-oidc', expect.any(String));
    handOver('kaaj-google');
    expect(page.server.callsOf('POST /jwt')).toEqual([]);
    handOver('kaaj-oidc');
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Login Succesfull.' }]));
  });

  it('shows the code of a closed window', async () => {
    const page = await open(stubs);
    popup.closed = true;
    await user.click(await screen.findByRole('button', { name: 'Continue with Our university' }));
    const text = 'The sign-in window was closed before it finished. (auth/oidc-window-closed)';
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text }]));
  });

  it('uses the result of a window without an opener', async () => {
    localStorage.setItem('kaaj.oidc-begun', JSON.stringify({ at: Date.now(), state: null }));
    localStorage.setItem('kaaj.oidc', JSON.stringify({ source: 'kaaj-oidc', identity }));
    const page = await open(stubs);
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Login Succesfull.' }]));
    expect(localStorage.getItem('kaaj.oidc')).toBeNull();
  });
});

describe('with Google', () => {
  const popup = { closed: false };
  const handOver = (from: object = popup) => {
    const data = { source: 'kaaj-google', identity };
    const message = new MessageEvent('message', { origin: window.location.origin, data });
    Object.defineProperty(message, 'source', { value: from });
    window.dispatchEvent(message);
  };
  let opened: jest.SpyInstance;
  beforeEach(() => {
    popup.closed = false;
    opened = jest.spyOn(window, 'open').mockReturnValue(popup as Window);
  });
  afterEach(() => opened.mockRestore());

  it('makes a new user a Worker and shows "Login Succesfull."', async () => {
    const page = await open({
      [`POST /user/${identity.email}`]: { data: {} },
      'POST /jwt': { data: { done: true } },
    });
    await user.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(opened.mock.calls[0]?.[0]).toBe('/api/auth/google');
    handOver();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Login Succesfull.' }]));
    const [saved] = page.server.calls.filter(({ path }) => path.startsWith('/user/'));
    expect(saved?.body).toMatchObject({ email: identity.email, role: 'Worker' });
  });

  it('takes no identity from another window of this origin', async () => {
    const page = await open({
      [`POST /user/${identity.email}`]: { data: {} },
      'POST /jwt': { data: { done: true } },
    });
    await user.click(screen.getByRole('button', { name: 'Login with Google' }));
    handOver(window);
    expect(page.server.callsOf('POST /jwt')).toEqual([]);
    handOver();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Login Succesfull.' }]));
    expect(page.server.callsOf('POST /jwt')).toHaveLength(1);
  });

  it('accepts the window’s message when its closing is detected first', async () => {
    const page = await open({
      [`POST /user/${identity.email}`]: { data: {} },
      'POST /jwt': { data: { done: true } },
    });
    opened.mockReturnValue({
      get closed() {
        setTimeout(() => handOver(this));
        return true;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Login with Google' }));
    const success = [{ kind: 'success', text: 'Login Succesfull.' }];
    await waitFor(() => expect(page.notices()).toMatchObject(success));
  });

  it('shows that the popup was blocked, and continues in this window', async () => {
    const page = await open();
    opened.mockReturnValue(null);
    const assigned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Login with Google' }));
    const text = 'Your browser did not open a window for Google. You can continue in this one.';
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'info', text }]));
    // jsdom does not navigate, and logs an error.
    expect(String(assigned.mock.calls[0]?.[0])).toContain('navigation');
    assigned.mockRestore();
    window.dispatchEvent(new Event('pageshow'));
    const closed = 'The Google window was closed before it finished. (auth/popup-closed)';
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text: closed }]));
  });

  describe('in a window without an opener', () => {
    const begun = (ago = 0, state: unknown = null) =>
      localStorage.setItem('kaaj.google-begun', JSON.stringify({ at: Date.now() - ago, state }));
    const left = (more: object = { identity }) =>
      localStorage.setItem('kaaj.google', JSON.stringify({ source: 'kaaj-google', ...more }));
    const stubs = { [`POST /user/${identity.email}`]: { data: {} }, 'POST /jwt': { data: { done: true } } };
    beforeEach(() => localStorage.clear());

    it('signs in at the sign-in page, once', async () => {
      begun();
      left();
      const page = await open(stubs);
      await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Login Succesfull.' }]));
      expect([localStorage.getItem('kaaj.google'), localStorage.getItem('kaaj.google-begun')]).toEqual([null, null]);
    });

    it('shows the reason of a failure there', async () => {
      begun();
      left({ code: 'auth/google-failed' });
      const page = await open(stubs);
      const text = 'Google could not confirm who you are. Try again. (auth/google-failed)';
      await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text }]));
    });

    it.each([
      ['nobody pressed the button here', () => left()],
      ['that was long ago', () => (begun(3_600_000), left())],
      ['it is nothing of ours', () => (begun(), localStorage.setItem('kaaj.google', '{"identity":{}}'))],
    ])('S59 signs in no user where %s, and keeps no identity', async (_, prepare) => {
      prepare();
      const page = await open(stubs);
      await screen.findByRole('button', { name: 'Login with Google' });
      expect(page.server.callsOf('POST /jwt')).toEqual([]);
      expect(localStorage.getItem('kaaj.google')).toBeNull();
    });
  });

  it('shows the code of a closed window and stays at sign-in', async () => {
    const page = await open();
    popup.closed = true;
    await user.click(screen.getByRole('button', { name: 'Login with Google' }));
    const text = 'The Google window was closed before it finished. (auth/popup-closed)';
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text }]));
    expect(page.place()).toBe('/signin');
  });
});

describe('with a second factor', () => {
  const challenged = { ...identity, identityToken: '', challengeToken: 'first-proof', language: '' };
  const proved = { ...identity, challengeToken: '', language: '' };

  const openAsked = async (api: Parameters<typeof renderPage>[1]['api']) => {
    const page = await open({
      'POST /auth/login': { data: challenged },
      'POST /jwt': { data: { done: true } },
      ...api,
    });
    await fillIn();
    await login();
    await screen.findByRole('heading', { name: 'One more step' });
    return page;
  };
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));

  it('requires a code after the password, and opens the session with it', async () => {
    const page = await openAsked({ 'POST /auth/second-factor': { data: proved } });
    expect(page.server.callsOf('POST /jwt')).toEqual([]);
    expect(screen.getByLabelText(/^Code/)).toHaveFocus();
    await paste(screen.getByLabelText(/^Code/), '123456');
    await goOn();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Yay! Logged in.' }]));
    expect(page.server.callsOf('POST /auth/second-factor')[0]?.body).toEqual({
      challengeToken: 'first-proof',
      code: '123456',
    });
    expect(page.server.callsOf('POST /jwt')[0]?.headers.get('authorization')).toBe('Bearer proof');
  });

  it('allows a wrong code to be corrected', async () => {
    let tries = 0;
    const page = await openAsked({
      'POST /auth/second-factor': () => (tries++ === 0 ? problem(422, 'auth/wrong-code') : { data: proved }),
    });
    await paste(screen.getByLabelText(/^Code/), '111111');
    await goOn();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    await user.clear(screen.getByLabelText(/^Code/));
    await paste(screen.getByLabelText(/^Code/), '222222');
    await goOn();
    await waitFor(() => expect(page.server.callsOf('POST /jwt')).toHaveLength(1));
  });

  it('starts again with the password when the first proof has expired', async () => {
    await openAsked({ 'POST /auth/second-factor': problem(401, 'auth/challenge-over') });
    await paste(screen.getByLabelText(/^Code/), '123456');
    await goOn();
    expect(await screen.findByLabelText(/^Password/)).toBeInTheDocument();
  });
});
