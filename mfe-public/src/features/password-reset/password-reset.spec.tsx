import { paste, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ForgotPasswordPage from './forgot-password-page';
import ResetPasswordPage from './reset-password-page';

const user = userEvent.setup({ delay: null });
type Api = Parameters<typeof renderPage>[1]['api'];

describe('a forgotten password', () => {
  const open = (api: Api = { 'POST /auth/password-reset': { status: 202, body: { data: { done: true } } } }) =>
    renderPage(<ForgotPasswordPage />, { messages, api, at: '/forgot-password' });

  it('sends the link and does not reveal whether the account exists', async () => {
    const page = await open();
    await paste(screen.getByLabelText(/^Email/), 'rina@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/^If rina@example.com has an account here/)).toBeInTheDocument();
    expect(page.server.callsOf('POST /auth/password-reset')[0]?.body).toEqual({ email: 'rina@example.com' });
  });

  it('sends nothing to an invalid email', async () => {
    const page = await open();
    await paste(screen.getByLabelText(/^Email/), 'rina');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Enter a valid email address.')).toBeInTheDocument();
    expect(page.server.calls).toEqual([]);
  });

  it('shows that there were too many tries, without the code that belongs to sign-in', async () => {
    const page = await open({ 'POST /auth/password-reset': problem(429, 'auth/too-many-requests') });
    await paste(screen.getByLabelText(/^Email/), 'rina@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: 'Too many attempts. Please wait a moment and try again.' },
      ]),
    );
  });
});

describe('a new password', () => {
  const open = (
    api: Api = { 'POST /auth/password-reset/complete': { data: { done: true } } },
    query = '?token=mailed',
  ) => renderPage(<ResetPasswordPage />, { messages, api, path: '/reset-password', at: `/reset-password${query}` });

  async function save(password: string, verify = password) {
    await paste(screen.getByLabelText(/^New password/), password);
    await paste(screen.getByLabelText(/^Verify Password/), verify);
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  }

  it('is set with the mailed token, and leads to sign-in', async () => {
    const page = await open();
    await save('Secret2');
    await waitFor(() => expect(page.place()).toBe('/signin'));
    expect(page.server.callsOf('POST /auth/password-reset/complete')[0]?.body).toEqual({
      token: 'mailed',
      password: 'Secret2',
    });
    expect(page.notices()).toMatchObject([{ kind: 'success' }]);
  });

  it.each([
    ['Secret2', 'Secret3', 'error', 'Passwords do not match'],
    ['secret', 'secret', 'warning', 'Must have 1 Uppercase, 1 Lowercase and atleast 6 character.'],
  ])('is not sent as %s and %s', async (password, verify, kind, text) => {
    const page = await open();
    await save(password, verify);
    expect(page.notices()).toMatchObject([{ kind, text }]);
    expect(page.server.calls).toEqual([]);
  });

  it('shows that the link was used before', async () => {
    const page = await open({ 'POST /auth/password-reset/complete': problem(400, 'auth/invalid-reset-token') });
    await save('Secret2');
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(page.place()).toBe('/reset-password?token=mailed');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('cannot be chosen without the token of the link', async () => {
    await open({}, '');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });
});
