import { getUser, listNotifications, listPayments } from '@kaaj/api-client';
import { problem, stubServer, type Stubs } from '@kaaj/api-client/testing';
import { common } from '../messages/common';
import { changeLanguage } from '../messages/languages';
import { uiRequests } from '../notices/ui-requests';
import { store } from '../store/store';

const down = problem(503, 'server/unavailable');
const SENTENCE = 'Kaaj is temporarily unavailable. Nothing was changed; please try again.';
const email = 'rina@example.com';

let server: ReturnType<typeof stubServer>;
let now = Date.now();

function given(path: string, stubs: Stubs) {
  window.history.pushState(null, '', path);
  server = stubServer(stubs);
}
const load = {
  user: () => store.dispatch(getUser.initiate({ email }, { forceRefetch: true })),
  payments: () => store.dispatch(listPayments.initiate({ email }, { forceRefetch: true })),
  bell: () => store.dispatch(listNotifications.initiate({ email }, { forceRefetch: true })),
};
const said = () => uiRequests.take().map((notice) => (notice.type === 'toast' ? [notice.kind, notice.text] : []));

beforeAll(() => common.load());
beforeEach(() => {
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  uiRequests.take();
});
afterEach(() => {
  server.stop();
  jest.restoreAllMocks();
});
afterAll(() => window.history.pushState(null, '', '/'));

describe('a load that fails', () => {
  it.each(['/dashboard', '/dashboard/paymentHistory', '/alltasks'])('shows a toast on %s', async (path) => {
    given(path, { 'GET /payment': down });
    await load.payments();
    expect(said()).toEqual([['error', SENTENCE]]);
  });

  it('shows one toast for several failures with the same reason, and another for a later failure', async () => {
    given('/dashboard', { 'GET /payment': down, 'GET /user': down });
    await Promise.all([load.payments(), load.user(), load.payments()]);
    expect(said()).toHaveLength(1);
    now += 6_000;
    await load.payments();
    expect(said()).toHaveLength(1);
  });

  it('shows a toast for each reason', async () => {
    given('/dashboard', { 'GET /payment': down, 'GET /user': problem(429, 'auth/too-many-requests') });
    await load.payments();
    await load.user();
    expect(said().map(([, text]) => text)).toEqual([
      SENTENCE,
      'Too many attempts. Please wait a moment and try again.',
    ]);
  });

  it('shows no toast for a missing record, which its page shows in place', async () => {
    given('/dashboard', { 'GET /user': problem(404, 'request/not-found') });
    await load.user();
    expect(said()).toEqual([]);
  });

  it('shows the toast in the current language', async () => {
    given('/dashboard', { 'GET /payment': down });
    await changeLanguage('bn');
    await load.payments();
    await changeLanguage('en');
    expect(said()[0]?.[1]).toMatch(/[ঀ-৿]/);
  });

  it('shows no toast on other pages, which show the error in place', async () => {
    given('/profile', { 'GET /user': down });
    await load.user();
    expect(said()).toEqual([]);
  });

  it('shows no toast when the bell failed to load', async () => {
    given('/dashboard', { 'GET /notification': down });
    await load.bell();
    expect(said()).toEqual([]);
  });
});
