import { HomeIcon } from '@kaaj/ui/icons';
import { CONTRACT_VERSION, type RegisteredRemote, type RemoteModule } from '@kaaj/web-kit';
import { aUser, renderPage } from '@kaaj/web-kit/testing';
import * as federation from '@module-federation/enhanced/runtime';
import { screen } from '@testing-library/react';
import { messages } from '../messages';
import { LiveRemotesProvider } from '../remotes/live-remotes-context';
import { Sidebar } from './sidebar';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const loadRemote = jest.mocked(federation.loadRemote);

const facts = (name: string, changes: Partial<RegisteredRemote>): RegisteredRemote => ({
  contract: CONTRACT_VERSION,
  name,
  role: null,
  routes: {},
  version: '1.0.0',
  entry: `/remotes/${name}/remoteEntry.js`,
  ...changes,
});

const moduleOf = (name: string): { remote: RemoteModule } => ({
  remote: {
    contract: CONTRACT_VERSION,
    name,
    messages: { name, load: async () => undefined },
    menu: [{ useLabel: () => `Entry of ${name}`, path: `/dashboard/${name}`, icon: HomeIcon }],
    overview: undefined,
    pages: {},
  },
});

const show = (remotes: readonly RegisteredRemote[], at = '/') =>
  renderPage(
    <LiveRemotesProvider value={remotes}>
      <Sidebar />
    </LiveRemotesProvider>,
    { messages, user: aUser({ role: 'Worker' }), at },
  );

const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  loadRemote.mockReset();
  loadRemote.mockImplementation(async (request) => moduleOf(String(request).split('/')[0]?.replaceAll('_', '-') ?? ''));
});

it('lists the entries of the role’s remote, then those of remotes without a role', async () => {
  await show([
    facts('mfe-help', { menu: true }),
    facts('mfe-hands', { role: 'Worker' }),
    facts('mfe-heads', { role: 'Buyer', menu: true }),
  ]);
  expect(await screen.findByText('Entry of mfe-help')).toBeInTheDocument();
  expect(entries()).toEqual(['Entry of mfe-hands', 'Entry of mfe-help']);
});

it('reserves no space for the entries of remotes without a role, of which there may be one or many', async () => {
  loadRemote.mockImplementation(async (request) => {
    if (String(request).startsWith('mfe_later')) return new Promise<never>(() => undefined);
    return moduleOf('mfe-first');
  });
  await show([facts('mfe-later', { menu: true }), facts('mfe-first', { role: 'Worker' })]);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByText('Entry of mfe-first')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('does not fetch a remote without a role that has no entries', async () => {
  await show([facts('mfe-front', {}), facts('mfe-arms', { role: 'Worker' })]);
  expect(await screen.findByText('Entry of mfe-arms')).toBeInTheDocument();
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

it('shows the count of pending items beside an entry', async () => {
  const { remote } = moduleOf('mfe-fists');
  const useBadge = () => ({ text: '৩', words: '3 to review' });
  loadRemote.mockResolvedValue({ remote: { ...remote, menu: remote.menu.map((item) => ({ ...item, useBadge })) } });
  await show([facts('mfe-fists', { role: 'Worker' })]);
  expect(await screen.findByRole('link', { name: 'Entry of mfe-fists 3 to review' })).toHaveTextContent('৩');
});

it.each([
  ['/dashboard/payouts', 'Payouts'],
  ['/dashboard/payouts/day', 'Daily reconciliation'],
  ['/dashboard/disputes/d1', 'Disputes'],
  ['/dashboard/work/s1', 'Disputes'],
])('highlights one entry at %s, also below its path and on pages that it covers', async (at, label) => {
  const { remote } = moduleOf('mfe-desk');
  const item = (path: string, text: string) => ({ useLabel: () => text, path, icon: HomeIcon });
  loadRemote.mockResolvedValue({
    remote: {
      ...remote,
      menu: [
        item('/dashboard', 'Home'),
        item('/dashboard/payouts', 'Payouts'),
        item('/dashboard/payouts/day', 'Daily reconciliation'),
        { ...item('/dashboard/disputes', 'Disputes'), covers: ['/dashboard/work'] },
      ],
    },
  });
  await show([facts('mfe-desk', { role: 'Worker' })], at);
  await screen.findByText('Disputes');
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([label]);
});
