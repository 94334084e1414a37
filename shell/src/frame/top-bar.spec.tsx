import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { DashboardHeader } from './dashboard-header';
import { TopBar } from './top-bar';

const api = {
  'GET /settings': { data: { links: {}, demonstration: [] } },
  'GET /notification': { data: [], page: { next: null }, total: 3, unread: 1 },
};
const controls = async () => {
  await screen.findByRole('button', { name: 'Notifications, 1 new, 3 in all' });
  const bar = screen.getByRole('banner');
  const all = [...bar.querySelectorAll('a, button')].map((each) => each.getAttribute('aria-label') ?? each.textContent);
  return all.slice(all.findIndex((name) => name?.endsWith('coins')));
};

it('shows a signed-in user the same controls as the dashboard header, with coins and bell', async () => {
  const user = aUser({ coin: 110 });
  const { unmount } = await renderPage(<TopBar />, { messages, user, api });
  const onPublicPages = await controls();
  unmount();
  await renderPage(<DashboardHeader openMenu={() => undefined} menuOpen={false} />, { messages, user, api });
  expect(await controls()).toEqual(onPublicPages);
  expect(onPublicPages).toEqual([
    '110 coins',
    'BN: Switch to Bangla',
    'Switch to the dark theme',
    'Notifications, 1 new, 3 in all',
    'Account',
    'Profile',
    'Wallet',
    'Switch to the dark theme',
    'Logout',
  ]);
});

it('shows the coins that can be spent, without those on hold', async () => {
  await renderPage(<TopBar />, { messages, user: aUser({ coin: 700, availableCoin: 500 }), api });
  expect(await screen.findByRole('link', { name: '500 coins' })).toHaveAttribute('href', '/dashboard/statement');
});

it('offers a visitor to sign up in the drawer', async () => {
  await renderPage(<TopBar />, { messages, api });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

it('shows a visitor the links to sign in and sign up, and sends no request for personal data', async () => {
  const page = await renderPage(<TopBar />, { messages, api });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  expect(page.server.callsOf('GET /notification')).toEqual([]);
});
