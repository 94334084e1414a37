import { aUser, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { UnverifiedBanner } from './unverified-banner';

const AGAIN = 'POST /auth/verify-email';
const user = userEvent.setup({ delay: null });
const open = (emailVerified: boolean, api = {}) =>
  renderPage(<UnverifiedBanner />, { messages, api, at: '/dashboard', user: aUser({ emailVerified }) });

it('lists what needs a verified address, and sends the link again', async () => {
  const page = await open(false, { [AGAIN]: { status: 202, body: { data: { done: true } } } });
  expect(await screen.findByText('Verify your email address')).toBeInTheDocument();
  expect(screen.getByText(/rina@example.com/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
  expect(page.server.callsOf(AGAIN)).toHaveLength(1);
});

it('shows an error when the link was sent too often', async () => {
  const page = await open(false, { [AGAIN]: problem(429, 'auth/too-many-requests') });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
});

it('is not shown to a user whose address is verified', async () => {
  const page = await open(true);
  await waitFor(() => expect(page.server.callsOf('GET /user')).toHaveLength(1));
  expect(screen.queryByText('Verify your email address')).not.toBeInTheDocument();
});
