import { TasksIcon } from '@kaaj/ui/icons';
import { CONTRACT_VERSION, type RegisteredRemote } from '@kaaj/web-kit';
import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../messages';
import { loadRemote } from '../remotes/load-remote';
import { LiveRemotesProvider } from '../remotes/live-remotes-context';
import { BottomBar } from './bottom-bar';

jest.mock('../remotes/load-remote', () => ({ loadRemote: jest.fn() }));

const remote = (role: 'Worker' | 'Buyer' | 'Admin'): RegisteredRemote => ({
  contract: CONTRACT_VERSION,
  name: `mfe-${role}`,
  role,
  routes: {},
  version: '1.0.0',
  entry: `/remotes/${role}.js`,
});
const item = (label: string, path: string, short?: string, waiting?: number) => ({
  useLabel: () => label,
  useShortLabel: short === undefined ? undefined : () => short,
  path,
  icon: TasksIcon,
  ...(waiting !== undefined && {
    useBadge: () => (waiting > 0 ? { text: `${waiting}`, words: `${waiting} wait` } : undefined),
  }),
});

it('shows the entries of the role’s remote, then wallet and account', async () => {
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
    <LiveRemotesProvider value={[remote('Buyer'), remote('Worker')]}>
      <BottomBar />
    </LiveRemotesProvider>,
    { messages, user: aUser(), at: '/dashboard/tasklist' },
  );
  const bar = within(await screen.findByRole('navigation', { name: 'Quick navigation' }));
  expect(await bar.findByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tasks', '/dashboard/tasklist'],
    ['My work', '/dashboard/mysubmission'],
    ['Wallet', '/dashboard/statement'],
    ['Account', '/profile'],
  ]);
  expect(loadRemote).toHaveBeenCalledWith(remote('Worker'));
});

it('shows the count of pending items beside an entry, and no count when it is zero', async () => {
  jest.mocked(loadRemote).mockResolvedValue({
    contract: CONTRACT_VERSION,
    name: 'mfe-Buyer',
    messages,
    menu: [item('Review', '/dashboard/review', 'Review', 3), item('Tasks', '/dashboard/myTasks', 'My tasks', 0)],
    overview: undefined,
    pages: {},
  });
  await renderPage(
    <LiveRemotesProvider value={[remote('Buyer')]}>
      <BottomBar />
    </LiveRemotesProvider>,
    { messages, user: aUser({ role: 'Buyer' }), at: '/dashboard' },
  );
  expect(
    (await screen.findByRole('link', { name: '3 wait Review' })).querySelector('span[aria-hidden]'),
  ).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: 'My tasks' })).toBeInTheDocument();
});

it('shows no wallet to an Admin, who has no coins', async () => {
  jest.mocked(loadRemote).mockResolvedValue({
    contract: CONTRACT_VERSION,
    name: 'mfe-Admin',
    messages,
    menu: [item('Payouts', '/dashboard/payouts', 'Payouts')],
    overview: undefined,
    pages: {},
  });
  await renderPage(
    <LiveRemotesProvider value={[remote('Admin')]}>
      <BottomBar />
    </LiveRemotesProvider>,
    { messages, user: aUser({ role: 'Admin' }), at: '/dashboard' },
  );
  await screen.findByRole('link', { name: 'Payouts' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Payouts', 'Account']);
});

it('highlights the wallet on the other pages of money', async () => {
  jest.mocked(loadRemote).mockResolvedValue({
    contract: CONTRACT_VERSION,
    name: 'mfe-Worker',
    messages,
    menu: [item('Task List', '/dashboard/tasklist', 'Tasks')],
    overview: undefined,
    pages: {},
  });
  await renderPage(
    <LiveRemotesProvider value={[remote('Worker')]}>
      <BottomBar />
    </LiveRemotesProvider>,
    { messages, user: aUser(), at: '/dashboard/withdrawals' },
  );
  await screen.findByRole('link', { name: 'Tasks' });
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Wallet']);
});
