import { type Account, type Device } from '@kaaj/contract';
import { aUser, describeLoading, paste, problem, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import SecurityPage from './security-page';

const user = userEvent.setup({ delay: null });

const anAccount = (changes: Partial<Account> = {}): Account => ({
  email: 'rina@example.com',
  language: '',
  hasPassword: true,
  hasGoogle: false,
  hasOidc: false,
  secondFactor: false,
  secondFactorNeeded: false,
  recoveryCodes: 0,
  suspension: null,
  ...changes,
});

const aDevice = (changes: Partial<Device> = {}): Device => ({
  _id: 'session-1',
  current: true,
  browser:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  address: '203.0.113.7',
  openedAt: '2030-01-31T10:00:00Z',
  usedAt: '2030-01-31T10:00:00Z',
  ...changes,
});

const PHONE = aDevice({
  _id: 'session-2',
  current: false,
  browser: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
});
const TABLET = aDevice({
  _id: 'session-3',
  current: false,
  browser: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
});
const CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-${index}`);
const BEGUN = { secret: 'ABCDEFGHIJKLMNOP', address: 'otpauth://totp/Kaaj', qr: { size: 21, path: 'M0 0h1v1z' } };

const open = (account: Account | Stub, api: Record<string, unknown> = {}) =>
  renderPage(<SecurityPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /account': typeof account === 'function' ? account : { data: account },
      'GET /account/session': { data: [aDevice(), PHONE] },
      ...api,
    },
  });

const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('names each browser that is signed in, and signs another one out after a question', async () => {
  let devices = [aDevice(), PHONE, TABLET];
  const page = await open(anAccount(), {
    'GET /account/session': () => ({ data: devices }),
    'DELETE /account/session/session-2': () => {
      devices = [aDevice(), TABLET];
      return { data: { done: true } };
    },
  });
  const rows = within(await screen.findByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Chrome on Windows');
  expect(rows[0]).toHaveTextContent('203.0.113.7');
  expect(rows[0]).toHaveTextContent('This browser');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await press('Sign out Chrome on Android');
  expect(page.answer(true)).toMatchObject({ title: 'Sign out Chrome on Android?' });
  expect(await screen.findByText('Signed out')).toBeInTheDocument();
  expect(page.server.callsOf('DELETE /account/session/session-2')).toHaveLength(1);
  expect(rows[1]).toHaveTextContent('Signed out');
  expect(within(rows[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(within(rows[2] as HTMLElement).getByRole('button', { name: 'Sign out Safari on iPad' })).toBeInTheDocument();
});

it('changes the password with the current one, and shows at the field when that is wrong', async () => {
  let tries = 0;
  const fault = { field: 'password', code: 'auth/wrong-password' };
  const wrong = problem(422, fault.code, { errors: [fault] });
  const page = await open(anAccount(), {
    'PATCH /account/password': () => (tries++ === 0 ? wrong : { data: { done: true } }),
  });
  await screen.findByRole('button', { name: 'Change password' });
  await press('Change password');
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  await paste(screen.getByLabelText(/^Your password/, { selector: 'input' }), 'Secret1');
  await paste(screen.getByLabelText(/^New password/, { selector: 'input' }), 'Secret2');
  await press('Change password');
  expect(await screen.findByText('Incorrect password.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Your password/, { selector: 'input' })).toHaveFocus();
  await press('Change password');
  await screen.findByRole('button', { name: 'Change password' });
  expect(page.server.callsOf('PATCH /account/password').map(({ body }) => body)).toEqual([
    { password: 'Secret1', newPassword: 'Secret2' },
    { password: 'Secret1', newPassword: 'Secret2' },
  ]);
  expect(page.notices().at(-1)).toMatchObject({ kind: 'success' });
});

it('turns the second step on with password and first code, and shows recovery codes until they are put away', async () => {
  let on = false;
  const page = await open(() => ({ data: anAccount({ secondFactor: on, recoveryCodes: on ? 10 : 0 }) }), {
    'POST /account/second-factor': { data: BEGUN },
    'POST /account/second-factor/on': () => {
      on = true;
      return { data: { recoveryCodes: CODES } };
    },
  });
  await screen.findByRole('button', { name: 'Turn on' });
  await press('Turn on');
  expect(screen.getByRole('region', { name: 'Two-step verification' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await press('Not now');
  await press('Turn on');
  await paste(screen.getAllByLabelText(/^Your password/, { selector: 'input' })[0] as HTMLElement, 'Secret1');
  await press('Continue');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  await paste(screen.getByLabelText(/^Code from the app/), '123456');
  await press('Turn on');
  expect(within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
  expect(page.server.callsOf('POST /account/second-factor')[0]?.body).toEqual({ password: 'Secret1' });
  expect(page.server.callsOf('POST /account/second-factor/on')[0]?.body).toEqual({ code: '123456' });
  await press('I have saved them');
  expect(await screen.findByText('10 recovery codes are left.')).toBeInTheDocument();
  expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
});

it('starts without a password when there is none', async () => {
  const page = await open(anAccount({ hasPassword: false, hasGoogle: true }), {
    'POST /account/second-factor': { data: BEGUN },
  });
  await screen.findByRole('button', { name: 'Turn on' });
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  await press('Turn on');
  await press('Continue');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(page.server.callsOf('POST /account/second-factor')[0]?.body).toEqual({});
});

it('starts after a fresh proof when the user has no password', async () => {
  let proved = false;
  const page = await open(anAccount({ hasPassword: false, hasGoogle: true }), {
    'POST /account/second-factor': () =>
      proved ? { data: BEGUN } : problem(403, 'auth/proof-required', { proofs: ['google'] }),
  });
  await screen.findByRole('button', { name: 'Turn on' });
  await press('Turn on');
  await press('Continue');
  await waitFor(() => expect(page.server.callsOf('POST /account/second-factor')).toHaveLength(1));
  proved = true;
  expect(page.prove(true)).toEqual(['google']);
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
});

it('requires a code before it is disabled or new recovery codes are created', async () => {
  let tries = 0;
  const fault = { field: 'code', code: 'auth/wrong-code' };
  const wrong = problem(422, fault.code, { errors: [fault] });
  const page = await open(anAccount({ secondFactor: true, recoveryCodes: 1 }), {
    'POST /account/second-factor/recovery-codes': { data: { recoveryCodes: CODES } },
    'POST /account/second-factor/off': () => (tries++ === 0 ? wrong : { data: { done: true } }),
  });
  expect(await screen.findByText('1 recovery code is left.')).toBeInTheDocument();
  await press('New recovery codes');
  await paste(screen.getByLabelText(/^Code from the app/), '111111');
  await press('New recovery codes');
  await screen.findByRole('list', { name: 'Recovery codes' });
  await press('I have saved them');
  await press('Turn off');
  await paste(screen.getByLabelText(/^Code from the app/), '222222');
  await press('Turn off');
  expect(await screen.findByText(/^This code is incorrect/)).toBeInTheDocument();
  await press('Turn off');
  await screen.findByRole('button', { name: 'New recovery codes' });
  expect(page.server.callsOf('POST /account/second-factor/off')).toHaveLength(2);
});

it('shows an Admin without a second factor what is not accessible', async () => {
  await open(anAccount({ secondFactorNeeded: true }));
  expect(await screen.findByText(/Admin features stay locked/)).toBeInTheDocument();
});

it.each([
  ['as text', 'Save as a file', { writeText: () => Promise.reject(new Error('closed')) }],
  ['by copying where the clipboard is closed', 'Copy', { writeText: () => Promise.reject(new Error('closed')) }],
  ['by copying where there is no clipboard, on an origin that is not secure', 'Copy', undefined],
])('saves recovery codes %s', async (_how, button, clipboard) => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const own = navigator.clipboard;
  await open(anAccount({ secondFactor: true, recoveryCodes: 1 }), {
    'POST /account/second-factor/recovery-codes': { data: { recoveryCodes: CODES } },
  });
  await screen.findByRole('button', { name: 'New recovery codes' });
  await press('New recovery codes');
  await paste(screen.getByLabelText(/^Code from the app/), '111111');
  await press('New recovery codes');
  await screen.findByRole('list', { name: 'Recovery codes' });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await press(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ type: 'text/plain', size: CODES.join('\n').length });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: own });
});

describeLoading({
  open: (answer) => open(answer),
  answer: { data: anAccount() },
  failed: 'This could not be loaded.',
  shown: () => screen.findByRole('button', { name: 'Turn on' }),
});
