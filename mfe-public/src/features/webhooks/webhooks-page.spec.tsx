import { type Delivery, type Webhook } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import WebhooksPage from './webhooks-page';

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  _id: 'hook-1',
  url: 'https://example.com/kaaj',
  events: ['submission.created'],
  state: 'on',
  failingSince: null,
  madeAt: '2030-01-31T10:00:00Z',
  ...changes,
});

const aDelivery: Delivery = {
  _id: 'delivery-1',
  messageId: 'msg_delivery-1',
  type: 'submission.created',
  body: '{}',
  state: 'failed',
  tries: 11,
  status: 500,
  answer: 'broken',
  time: '2030-02-01T10:00:00Z',
};

const SECRET = 'whsec_c2VjcmV0';

const open = (
  webhooks: readonly Webhook[],
  api: Record<string, unknown> = {},
  role: 'Worker' | 'Buyer' | 'Admin' = 'Buyer',
) =>
  renderPage(<WebhooksPage />, {
    messages,
    user: aUser({ role }),
    api: { 'GET /webhook': { data: webhooks }, ...api },
  });

const card = async () => within(await screen.findByRole('article', { name: 'https://example.com/kaaj' }));

it('shows an Admin that they have no webhooks, and requests none', async () => {
  const { server } = await open([], {}, 'Admin');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'API keys and webhooks are for workers and buyers.' }),
  ).toBeInTheDocument();
  expect(server.callsOf('GET /webhook')).toEqual([]);
});

it('adds an address for the selected events, and shows its secret once', async () => {
  const { server } = await open([], {
    'POST /webhook': ({ body }: StubCall) => ({ data: { ...aWebhook(body as Partial<Webhook>), secret: SECRET } }),
  });
  await paste(await screen.findByRole('textbox', { name: 'URL' }), 'https://example.com/kaaj');
  await userEvent.click(screen.getByRole('switch', { name: 'task closed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
  const sent = { url: 'https://example.com/kaaj', events: ['task.closed'] };
  expect(server.callsOf('POST /webhook')[0]?.body).toEqual(sent);
  expect((await card()).getByText('On')).toBeInTheDocument();
});

it('is added after a fresh proof, and keeps the input without one', async () => {
  let proved = false;
  const page = await open([], {
    'POST /webhook': () =>
      proved ? { data: { ...aWebhook(), secret: SECRET } } : problem(403, 'auth/proof-required', { proofs: ['code'] }),
  });
  const calls = () => page.server.callsOf('POST /webhook').length;
  await paste(await screen.findByRole('textbox', { name: 'URL' }), 'https://example.com/kaaj');
  await userEvent.click(screen.getByRole('switch', { name: 'task closed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  await waitFor(() => expect(calls()).toBe(1));
  expect(page.prove(false)).toEqual(['code']);
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('https://example.com/kaaj');
  await userEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  await waitFor(() => expect(calls()).toBe(2));
  proved = true;
  page.prove(true);
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
  expect(calls()).toBe(3);
});

it('offers a Worker the events that are sent to workers', async () => {
  await open([], {}, 'Worker');
  expect(await screen.findByText(/when your work is decided or a payout changes/)).toBeInTheDocument();
  expect(screen.getAllByRole('switch').map((each) => each.getAttribute('value'))).toEqual([
    'submission.decided',
    'dispute.decided',
    'claim.expired',
    'payout.changed',
  ]);
});

it('requires an address and an event before it sends anything', async () => {
  const { server } = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  expect(screen.getByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one event.')).toBeInTheDocument();
  expect(server.callsOf('POST /webhook')).toEqual([]);
});

it('shows that one was disabled, and enables it', async () => {
  const page = await open([aWebhook({ state: 'off' })], { 'POST /webhook/hook-1/on': { data: { done: true } } });
  const shown = await card();
  expect(shown.getByText('This URL did not respond for three days.')).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'The webhook is enabled.' }]));
});

it('shows deliveries, and sends one again', async () => {
  const page = await open([aWebhook()], {
    'GET /webhook/hook-1/delivery': { data: [aDelivery], page: { next: null } },
    'POST /webhook/hook-1/delivery/delivery-1': { data: { done: true } },
  });
  await userEvent.click((await card()).getByRole('button', { name: 'Show delivery log' }));
  const row = within(await screen.findByRole('row', { name: /work submitted/ }));
  expect(row.getByText('Failed')).toBeInTheDocument();
  expect(row.getByText('500 broken')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(page.server.callsOf('POST /webhook/hook-1/delivery/delivery-1')).toHaveLength(1));
});

it('removes one after a confirm dialog, and keeps its place', async () => {
  const page = await open([aWebhook()], { 'DELETE /webhook/hook-1': { data: { done: true } } });
  await userEvent.click((await card()).getByRole('button', { name: 'Remove' }));
  expect(page.answer(true)).toMatchObject({ title: 'Remove the webhook at example.com?' });
  expect(await screen.findByText('Removed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

it('makes a new secret after a question', async () => {
  const page = await open([aWebhook()], { 'POST /webhook/hook-1/secret': { data: { ...aWebhook(), secret: SECRET } } });
  await userEvent.click((await card()).getByRole('button', { name: 'Rotate secret' }));
  page.answer(true);
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
});

it('shows an error when they fail to load, and retries', async () => {
  let tries = 0;
  await open([], {
    'GET /webhook': () => (tries++ === 0 ? problem(503, 'server/unavailable') : { data: [aWebhook()] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('https://example.com/kaaj')).toBeInTheDocument();
});
