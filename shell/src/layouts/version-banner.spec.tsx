import { CONTRACT_VERSION, type RegisteredRemote } from '@kaaj/web-kit';
import { renderPage, whileOffline } from '@kaaj/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { setLiveVersions, setActiveVersions } from '../remotes/versions';
import { VersionBanner } from './version-banner';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const LIST = 'GET /remotes.json';
const remote: RegisteredRemote = {
  contract: CONTRACT_VERSION,
  name: 'mfe-worker',
  role: 'Worker',
  routes: {},
  version: '1.0.0',
  entry: '/remotes/mfe-worker/1.0.0/remoteEntry.js',
};
const newer = { ...remote, version: '2.0.0', entry: '/remotes/mfe-worker/2.0.0/remoteEntry.js' };

const open = (live: RegisteredRemote, more: object = {}) =>
  renderPage(<VersionBanner />, { messages, api: { [LIST]: { remotes: [live] } }, ...more });
const banner = () => screen.queryByText(/^A new version of Kaaj is available/);
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const later = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);

beforeEach(() => {
  setActiveVersions([remote]);
  setLiveVersions([remote]);
});
afterEach(() => jest.restoreAllMocks());

it('is not shown while the page has the live version', async () => {
  const page = await open(remote);
  later(6);
  await comeBack();
  await waitFor(() => expect(page.server.callsOf(LIST)).toHaveLength(1));
  expect(banner()).not.toBeInTheDocument();
});

it('offers the newer version when the user returns to an old page, and closes when dismissed', async () => {
  await open(newer);
  later(6);
  await comeBack();
  await waitFor(() => expect(banner()).toBeVisible());
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).not.toBeInTheDocument();
});

it('checks the version at most once in a few minutes, however often the user returns to the tab', async () => {
  const page = await open(newer);
  await comeBack();
  expect(page.server.callsOf(LIST)).toHaveLength(0);
  later(6);
  await comeBack();
  await comeBack();
  await waitFor(() => expect(page.server.callsOf(LIST)).toHaveLength(1));
});

it.each([0, 1])(
  'checks the version when a file fails to load %i minutes after the start, once for several failures',
  async (minutes) => {
    const page = await open(newer);
    later(minutes);
    const script = document.body.appendChild(document.createElement('script'));
    for (let file = 0; file < 3; file += 1) await act(async () => void script.dispatchEvent(new Event('error')));
    await waitFor(() => expect(banner()).toBeVisible());
    expect(page.server.callsOf(LIST)).toHaveLength(1);
    script.remove();
  },
);

it('is not shown while there is no connection to reload with', async () => {
  await open(remote);
  act(() => setLiveVersions([newer]));
  await whileOffline(() => expect(banner()).not.toBeInTheDocument());
  expect(banner()).toBeVisible();
});

it('is shown in Bangla', async () => {
  await open(remote, { language: 'bn' });
  act(() => setLiveVersions([newer]));
  expect(screen.getByRole('button', { name: 'আবার লোড করুন' })).toBeVisible();
});
