import { aUser, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import VerifyEmailPage from './verify-email-page';

const user = userEvent.setup({ delay: null });
type Options = Parameters<typeof renderPage>[1];

const COMPLETE = 'POST /auth/verify-email/complete';
const AGAIN = 'POST /auth/verify-email';

const open = (api: Options['api'] = {}, query = '?token=mailed', more: Partial<Options> = {}) =>
  renderPage(<VerifyEmailPage />, {
    messages,
    api,
    at: `/verify-email${query}`,
    user: aUser({ emailVerified: false, coin: 0 }),
    ...more,
  });

describe('the page of the mailed link', () => {
  it('verifies the address by a press, and links to the next page', async () => {
    const page = await open({ [COMPLETE]: { data: { done: true } } });
    expect(page.server.callsOf(COMPLETE)).toEqual([]);
    await user.dblClick(await screen.findByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeInTheDocument();
    expect(page.server.callsOf(COMPLETE).map(({ body }) => body)).toEqual([{ token: 'mailed' }]);
    expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('shows that the link is invalid, and sends another', async () => {
    const page = await open({
      [COMPLETE]: problem(422, 'auth/invalid-verification-token'),
      [AGAIN]: { status: 202, body: { data: { done: true } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Verify my email' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: 'A new link is on its way to rina@example.com.' },
      ]),
    );
    expect(page.server.callsOf(AGAIN)).toHaveLength(1);
  });

  it('shows that too many were sent', async () => {
    const page = await open({ [AGAIN]: problem(429, 'auth/too-many-requests') }, '');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  });

  it('shows no action when the address is verified', async () => {
    await open({}, '?token=mailed', { user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeInTheDocument();
  });

  it('is shown in Bangla', async () => {
    await open({}, '?token=mailed', { language: 'bn' });
    expect(await screen.findByRole('button', { name: 'আমার ই-মেইল যাচাই করুন' })).toBeInTheDocument();
  });
});
