import { TasksIcon } from '@kaaj/ui';
import { CONTRACT_VERSION, type PublishedRemote } from '@kaaj/web-kit';
import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { PublishedProvider } from '../remotes/published-context';
import { BottomBar } from './bottom-bar';

jest.mock('../remotes/load-remote', () => ({ loadRemote: jest.fn() }));

const remote = (role: 'Worker' | 'Buyer'): PublishedRemote => ({
  contract: CONTRACT_VERSION,
  name: `mfe-${role}`,
  role,
  routes: {},
  version: '1.0.0',
  entry: `/remotes/${role}.js`,
});
const item = (label: string, path: string, short?: string) => ({
  useLabel: () => label,
  useShortLabel: short === undefined ? undefined : () => short,
  path,
  icon: TasksIcon,
});

it('has what the remote of the role wants at hand, the wallet and the account, in this order', async () => {
  jest.mocked(loadRemote).mockResolvedValue({
    contract: CONTRACT_VERSION,
    name: 'mfe-Worker',
    messages,
    menu: [
      item('Home', '/dashboard'),
      item('Task List', '/dashboard/tasklist', 'Tasks'),
      item('My Submission', '/dashboard/mysubmission', 'My work'),
    ],
    overview: undefined,
    pages: {},
  });
  await renderPage(
    <PublishedProvider value={[remote('Buyer'), remote('Worker')]}>
      <BottomBar />
    </PublishedProvider>,
    { messages, user: aUser(), at: '/dashboard/tasklist' },
  );
  const bar = within(await screen.findByRole('navigation', { name: 'At hand' }));
  expect(await bar.findByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tasks', '/dashboard/tasklist'],
    ['My work', '/dashboard/mysubmission'],
    ['Wallet', '/dashboard/statement'],
    ['Account', '/profile'],
  ]);
  expect(loadRemote).toHaveBeenCalledWith(remote('Worker'));
});
