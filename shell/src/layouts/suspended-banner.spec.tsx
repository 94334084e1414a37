import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../messages';
import { SuspendedBanner } from './suspended-banner';

const open = (suspended: boolean) =>
  renderPage(<SuspendedBanner />, { messages, at: '/dashboard', user: aUser({ suspended }) });

it('links a suspended user to the reason', async () => {
  await open(true);
  expect(await screen.findByText('Your account is suspended')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/profile/suspension');
});

it('is not shown to a user who is not suspended', async () => {
  const page = await open(false);
  await waitFor(() => expect(page.server.callsOf('GET /user')).toHaveLength(1));
  expect(screen.queryByText('Your account is suspended')).not.toBeInTheDocument();
});
