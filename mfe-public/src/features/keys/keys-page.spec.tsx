import { type AccessKey } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import KeysPage from './keys-page';

const aKey = (changes: Partial<AccessKey> = {}): AccessKey => ({
  _id: 'key-1',
  name: 'Nightly upload',
  prefix: 'kaaj_Ab12Cd',
  scopes: ['tasks:read'],
  madeAt: '2030-01-31T10:00:00Z',
  expiresAt: '2030-05-01T10:00:00Z',
  lastUsedAt: null,
  spendingCap: null,
  spent: 0,
  state: 'open',
  ...changes,
});

const KEY = `kaaj_${'a'.repeat(49)}`;

const open = (
  keys: readonly AccessKey[],
  api: Record<string, unknown> = {},
  role: 'Worker' | 'Buyer' | 'Admin' = 'Buyer',
) =>
  renderPage(<KeysPage />, {
    messages,
    user: aUser({ role }),
    api: { 'GET /key': { data: keys }, ...api },
  });

it('shows the scopes, the last use and the state of each key', async () => {
  await open([aKey(), aKey({ _id: 'key-2', name: 'Old one', state: 'ended', lastUsedAt: '2030-02-01T10:00:00Z' })]);
  const first = within(await screen.findByRole('row', { name: /Nightly upload/ }));
  expect(first.getByText('kaaj_Ab12Cd…')).toBeInTheDocument();
  expect(first.getByText('read tasks')).toBeInTheDocument();
  expect(first.getByText('Never')).toBeInTheDocument();
  expect(first.getByText('Active')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Old one/ })).getByText('Ended')).toBeInTheDocument();
});

it('shows an Admin that they have no keys, and requests none', async () => {
  const { server } = await open([], {}, 'Admin');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'API keys and webhooks are for workers and buyers.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(server.callsOf('GET /key')).toEqual([]);
});

it('creates a key with the selected scopes, and shows it until it is dismissed', async () => {
  const { server } = await open([], {
    'POST /key': ({ body }: StubCall) => ({ data: { ...aKey(body as Partial<AccessKey>), key: KEY } }),
  });
  await paste(await screen.findByRole('textbox', { name: 'Name' }), 'Nightly upload');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '30 days');
  await userEvent.click(screen.getByRole('switch', { name: 'post, change and delete tasks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  expect(await screen.findByText(KEY)).toBeInTheDocument();
  expect(server.callsOf('POST /key')[0]?.body).toEqual({ name: 'Nightly upload', days: 30, scopes: ['tasks:write'] });
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();
});

it('is created after a fresh proof, and keeps the input without one', async () => {
  let proved = false;
  const page = await open([], {
    'POST /key': () =>
      proved ? { data: { ...aKey(), key: KEY } } : problem(403, 'auth/proof-required', { proofs: ['password'] }),
  });
  const calls = () => page.server.callsOf('POST /key').length;
  await paste(await screen.findByRole('textbox', { name: 'Name' }), 'Nightly upload');
  await userEvent.click(screen.getByRole('switch', { name: 'post, change and delete tasks' }));
  const make = screen.getByRole('button', { name: 'Create a key' });
  await userEvent.click(make);
  await waitFor(() => expect(calls()).toBe(1));
  expect(page.prove(false)).toEqual(['password']);
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nightly upload');
  expect(screen.getByRole('switch', { name: 'post, change and delete tasks' })).toBeChecked();

  await userEvent.click(make);
  await waitFor(() => expect(calls()).toBe(2));
  proved = true;
  page.prove(true);
  expect(await screen.findByText(KEY)).toBeInTheDocument();
  expect(calls()).toBe(3);
});

it('requires a name and a scope before it sends anything', async () => {
  const { server } = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
  expect(screen.getByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one permission.')).toBeInTheDocument();
  expect(server.callsOf('POST /key')).toEqual([]);
});

it.each([
  ['Worker', 'claim spots, submit work and dispute rejections', 'accept and reject work, and answer disputes'],
  ['Buyer', 'accept and reject work, and answer disputes', 'claim spots, submit work and dispute rejections'],
] as const)('offers a %s the scopes of the role', async (role, offered, useless) => {
  await open([], {}, role);
  expect(await screen.findByRole('switch', { name: offered })).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: useless })).not.toBeInTheDocument();
});

it('revokes a key after a confirm dialog, and keeps its row in place', async () => {
  const page = await open([aKey()], { 'DELETE /key/key-1': { data: { done: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke “Nightly upload”' }));
  expect(page.answer(true)).toMatchObject({ title: 'Revoke the key “Nightly upload”?' });
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(page.server.callsOf('DELETE /key/key-1')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});

it('shows an error when the keys fail to load, and retries', async () => {
  let tries = 0;
  await open([], { 'GET /key': () => (tries++ === 0 ? problem(503, 'server/unavailable') : { data: [aKey()] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nightly upload')).toBeInTheDocument();
});

it('limits the coins of a key, and shows how many it has committed', async () => {
  const { server } = await open([aKey({ spendingCap: 500, spent: 120 }), aKey({ _id: 'key-2', name: 'Free' })], {
    'POST /key': ({ body }: StubCall) => ({ data: { ...aKey(body as Partial<AccessKey>), key: KEY } }),
  });
  expect(
    within(await screen.findByRole('row', { name: /Nightly upload/ })).getByText('120 of 500 coins'),
  ).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Free/ })).getByText('No cap')).toBeVisible();
  await paste(screen.getByRole('textbox', { name: 'Name' }), 'Capped');
  const cap = screen.getByRole('textbox', { name: /^Spending cap/ });
  await paste(cap, 'many');
  await userEvent.click(screen.getByRole('switch', { name: 'post, change and delete tasks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  expect(await screen.findByText(/^Enter a whole number from 1 to 100,?000,?000\.$/)).toBeInTheDocument();
  expect(server.callsOf('POST /key')).toEqual([]);
  await userEvent.clear(cap);
  await paste(cap, '১,০০০');
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  await waitFor(() => expect(server.callsOf('POST /key')[0]?.body).toMatchObject({ spendingCap: 1000 }));
});

it('shows a worker no spending limit', async () => {
  await open([], {}, 'Worker');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Spending cap/ })).not.toBeInTheDocument();
});
