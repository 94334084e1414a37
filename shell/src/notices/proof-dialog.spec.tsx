import { isApiError, useCreateKeyMutation } from '@kaaj/api-client';
import { signOut } from '@kaaj/web-kit';
import { aUser, paste, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../messages';
import { FeedbackHost } from './feedback-host';

const user = userEvent.setup({ delay: null });

/** A page that creates a key and shows the result. */
function Page() {
  const [createKey] = useCreateKeyMutation();
  const [outcome, setOutcome] = useState('');
  const make = () =>
    createKey({ createKeyBody: { name: 'A program', scopes: ['tasks:read'] } })
      .unwrap()
      .then(() => setOutcome('made'))
      .catch((error: unknown) => setOutcome(isApiError(error) ? error.code : 'failed'));
  return (
    <>
      <button onClick={() => void make()}>make</button>
      <p>{outcome}</p>
      <FeedbackHost />
    </>
  );
}

/** `right` are the proofs that are taken. */
async function open(proofs: readonly string[], right: object, language: 'en' | 'bn' = 'en') {
  let proved = false;
  const page = await renderPage(<Page />, {
    messages,
    language,
    user: aUser(),
    api: {
      'POST /key': () => (proved ? { data: {} } : problem(403, 'auth/proof-required', { proofs })),
      'POST /auth/prove': ({ body }: StubCall) => {
        const [field = ''] = Object.keys(body as object);
        const code = field === 'identityToken' ? 'auth/google-failed' : `auth/wrong-${field}`;
        proved = JSON.stringify(body) === JSON.stringify(right);
        return proved ? { data: { done: true } } : problem(422, code, { errors: [{ field, code, message: code }] });
      },
      'GET /jwt/logout': { data: { done: true } },
    },
  });
  await user.click(screen.getByRole('button', { name: 'make' }));
  return { page, calls: (name: string) => page.server.callsOf(name).map(({ body }) => body) };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
afterEach(() => jest.restoreAllMocks());

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('requests the password, shows an error at the field, and then sends the call', async () => {
  const { calls } = await open(['password'], { password: 'Secret1' });
  expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use a code' })).not.toBeInTheDocument();
  const field = screen.getByLabelText(/^Your password/, { selector: 'input' });
  expect(field).toHaveFocus();
  await press('Confirm');
  expect(screen.getByText('This field is required.')).toBeInTheDocument();
  await paste(field, 'Wrong1');
  await press('Confirm');
  await waitFor(() => expect(field).toBeInvalid());
  expect(calls('POST /key')).toHaveLength(1);
  await user.clear(field);
  await paste(field, 'Secret1');
  await press('Confirm');
  expect(await screen.findByText('made')).toBeInTheDocument();
  await isClosed();
  expect(calls('POST /auth/prove')).toEqual([{ password: 'Wrong1' }, { password: 'Secret1' }]);
  expect(calls('POST /key')).toHaveLength(2);
});

it('takes a code instead when there is a second factor', async () => {
  const { calls } = await open(['password', 'code'], { code: '123456' });
  await user.click(await screen.findByRole('button', { name: 'Use a code' }));
  expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  await paste(screen.getByLabelText(/^Code from the app/), ' 123456 ');
  await press('Confirm');
  expect(await screen.findByText('made')).toBeInTheDocument();
  expect(calls('POST /auth/prove')).toEqual([{ code: '123456' }]);
});

it('opens Google for a user without password and second factor', async () => {
  const popup = { closed: false };
  const opened: jest.SpyInstance = jest.spyOn(window, 'open');
  opened.mockReturnValue(popup);
  const { calls } = await open(['google'], { identityToken: 'mine' });
  const comeBackWith = (identityToken: string) => {
    const data = { source: 'kaaj-google', identity: { identityToken } };
    const { origin } = window.location;
    const back = new MessageEvent('message', { origin, data });
    // jsdom does not accept a stub of a window.
    Object.defineProperty(back, 'source', { value: popup });
    act(() => void window.dispatchEvent(back));
  };
  await user.click(await screen.findByRole('button', { name: 'Confirm with Google' }));
  comeBackWith('of somebody else');
  expect(await screen.findByText(/^Google could not confirm/)).toBeInTheDocument();
  await press('Confirm with Google');
  comeBackWith('mine');
  expect(await screen.findByText('made')).toBeInTheDocument();
  expect(calls('POST /auth/prove')).toHaveLength(2);
});

it('opens the OpenID Connect provider for a user without another proof', async () => {
  const popup = { closed: false };
  const opened: jest.SpyInstance = jest.spyOn(window, 'open');
  opened.mockReturnValue(popup);
  const { calls } = await open(['oidc'], { identityToken: 'mine' });
  await user.click(await screen.findByRole('button', { name: 'Confirm at the sign-in provider' }));
  expect(opened).toHaveBeenCalledWith('/api/auth/oidc', 'kaaj-oidc', expect.any(String));
  const data = { source: 'kaaj-oidc', identity: { identityToken: 'mine' } };
  const back = new MessageEvent('message', { origin: window.location.origin, data });
  Object.defineProperty(back, 'source', { value: popup });
  act(() => void window.dispatchEvent(back));
  expect(await screen.findByText('made')).toBeInTheDocument();
  expect(calls('POST /auth/prove')).toEqual([{ identityToken: 'mine' }]);
});

it('stays open when the popup is blocked, and keeps the page', async () => {
  const opened: jest.SpyInstance = jest.spyOn(window, 'open');
  opened.mockReturnValue(null);
  const { calls } = await open(['google'], {});
  await user.click(await screen.findByRole('button', { name: 'Confirm with Google' }));
  expect(await screen.findByText(/^The Google window was closed/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Is it you?' })).toBeInTheDocument();
  expect(localStorage.getItem('kaaj.google-begun')).toBeNull();
  expect(calls('POST /auth/prove')).toEqual([]);
  await press('Cancel');
  await isClosed();
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => user.keyboard('{Escape}')],
])('cancels the call by %s', async (_how, leave) => {
  const { calls } = await open(['password'], {});
  await screen.findByRole('dialog', { name: 'Is it you?' });
  await leave();
  expect(await screen.findByText('auth/proof-required')).toBeInTheDocument();
  await isClosed();
  expect([calls('POST /key').length, calls('POST /auth/prove')]).toEqual([1, []]);
});

it('closes, and sends nothing, after a sign-out in another tab', async () => {
  const { calls } = await open(['password'], {});
  await screen.findByRole('dialog', { name: 'Is it you?' });
  await act(() => signOut());
  await isClosed();
  expect([calls('POST /key').length, calls('POST /auth/prove')]).toEqual([1, []]);
});

it('is shown in Bangla too', async () => {
  await open(['password', 'code'], {}, 'bn');
  expect(await screen.findByRole('dialog', { name: 'এটি কি আপনি?' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^আপনার পাসওয়ার্ড/, { selector: 'input' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'কোড দিন' })).toBeInTheDocument();
  await press('বাতিল');
  await isClosed();
});
