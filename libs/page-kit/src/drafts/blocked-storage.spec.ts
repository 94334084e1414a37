import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const storages = ['localStorage', 'sessionStorage'] as const;
const originals = storages.map((name) => Object.getOwnPropertyDescriptor(window, name));

/** A browser with blocked storage for this site: access throws, and tabs cannot communicate. */
beforeAll(() => {
  for (const name of storages) Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.assign(window, { BroadcastChannel: refuse });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: async () => refuse() } });
});
afterAll(() => {
  storages.forEach((name, index) => Object.defineProperty(window, name, originals[index] ?? {}));
});

const identity = { identityToken: 'proof', email: 'rina@example.com', displayName: 'Rina', photoURL: '' };

async function start() {
  const { stubServer, problem } = await import('@kaaj/api-client/testing');
  const kit = await import('@kaaj/web-kit');
  const signing = await import('@kaaj/web-kit/identity');
  const client = await import('@kaaj/api-client');
  return { stubServer, problem, kit: { ...kit, ...signing }, client };
}

it('starts, signs in and out, and keeps the user while the page is open', async () => {
  const { stubServer, kit } = await start();
  const server = stubServer({
    'POST /auth/login': { data: identity },
    'POST /jwt': { data: {} },
    'GET /jwt/logout': { data: {} },
  });
  kit.startSession();
  expect(kit.store.getState().session).toEqual({ loading: false, person: null });
  expect(await kit.signIn({ email: identity.email, password: 'Secret1' })).toBe('signed-in');
  expect(kit.store.getState().session.person?.email).toBe(identity.email);
  kit.startSession();
  expect(kit.store.getState().session.person?.email).toBe(identity.email);
  await kit.signOut();
  expect(kit.store.getState().session.person).toBeNull();
  server.stop();
});

it('finishes a sign-up that was cut off in the same page', async () => {
  const { stubServer, problem, kit } = await start();
  const picture = new File(['picture'], 'rina.png', { type: 'image/png' });
  const server = stubServer({
    'POST /auth/signup': { data: identity },
    'POST /image': problem(503, 'server/unavailable'),
  });
  const person = { name: 'Rina', role: 'Buyer', image: picture } as const;
  await expect(kit.signUp({ ...person, email: identity.email, password: 'Secret1' })).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  expect(kit.waitingSignUp()).toEqual({ email: identity.email, name: 'Rina', role: 'Buyer' });
  server.stop();
});

it('keeps a draft, the theme and the language in memory', async () => {
  const { kit } = await start();
  const wrapper = ({ children }: { children: React.ReactNode }) =>
    createElement(kit.StoreProvider, { store: kit.store, children });

  const theme = renderHook(kit.useTheme, { wrapper });
  act(() => theme.result.current.toggleTheme());
  expect(theme.result.current.theme).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');

  await kit.changeLanguage('bn');
  expect(kit.currentLanguage()).toBe('bn');
  await kit.changeLanguage('en');

  const { useDraft } = await import('./use-draft');
  const draft = renderHook(() => useDraft<string>('task'), { wrapper });
  act(() => draft.result.current.save('half a task'));
  expect(renderHook(() => useDraft<string>('task'), { wrapper }).result.current.value).toBe('half a task');
  act(() => draft.result.current.clear());
  expect(draft.result.current.value).toBeUndefined();
});

it('refreshes a session without locks between tabs', async () => {
  const { stubServer, client } = await start();
  const server = stubServer({ 'POST /auth/refresh': { data: {} } });
  expect(await client.refreshSession(Date.now())).toBe('refreshed');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  expect(await client.refreshSession(Date.now() + 1000)).toBe('refreshed');
  server.stop();
});
