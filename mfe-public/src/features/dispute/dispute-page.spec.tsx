import { type Dispute } from '@kaaj/contract';
import {
  aDispute,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import DisputePage from './dispute-page';

const MESSAGES = [
  {
    ...{ _id: 'm-1', text: 'I saw the proof.', at: '2030-01-17T12:00:00.000Z', by: 'worker-supporter' },
    author: { _id: 'helper-1', name: 'Helal', image: '' },
  },
];

const DECIDED = { state: 'decided', outcome: 'for-worker', decidedAt: '2030-01-20T12:00:00.000Z' } as const;

const open = (dispute: Stub, more: { api?: Stubs; own?: string } = {}) =>
  renderPage(<DisputePage />, {
    path: '/dashboard/dispute/:disputeId',
    at: '/dashboard/dispute/dispute-1',
    messages,
    user: aUser({ _id: more.own ?? 'person-1' }),
    api: {
      'GET /dispute/dispute-1': dispute,
      'GET /dispute/dispute-1/message': { data: MESSAGES, page: { next: null } },
      ...more.api,
    },
  });
const openDispute = (changes: Partial<Dispute> = {}, more: { api?: Stubs; own?: string } = {}) =>
  open({ data: aDispute(changes) }, more);

describeLoading({
  open,
  answer: { data: aDispute() },
  failed: 'The dispute could not be loaded.',
  shown: () => screen.findByRole('heading', { level: 1, name: 'Check ten addresses' }),
});

it('shows all messages in order', async () => {
  await openDispute({ answer: 'Two were missing.', answeredAt: '2030-01-16T18:00:00.000Z' });
  const said = await screen.findByRole('region', { name: 'What both sides say' });
  await screen.findByText('I saw the proof.');
  const words = within(said)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(words).toEqual([
    expect.stringMatching(/Rina Akter.*Worker.*All ten were there\./),
    expect.stringMatching(/Karim.*Buyer.*Two were missing\./),
    expect.stringMatching(/Helal.*Supporter of the worker.*I saw the proof\./),
  ]);
});

it('sends a message', async () => {
  const { server } = await openDispute({}, { api: { 'POST /dispute/dispute-1/message': { data: MESSAGES[0] } } });
  await paste(await screen.findByRole('textbox', { name: /^Your message/ }), 'Please look again.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(server.callsOf('POST /dispute/dispute-1/message')[0]?.body).toEqual({ text: 'Please look again.' }),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue(''));
});

it('names a supporter once it is confirmed', async () => {
  const named = { data: aDispute({ supporters: { worker: { _id: 'helper-1', name: 'Helal', image: '' } } }) };
  const page = await openDispute({}, { api: { 'PATCH /dispute/dispute-1/supporter': named } });
  await paste(await screen.findByRole('textbox', { name: /^Their email address/ }), 'helal@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Name as supporter' }));
  await waitFor(() => page.answer(true));
  await waitFor(() =>
    expect(page.server.callsOf('PATCH /dispute/dispute-1/supporter')[0]?.body).toEqual({ email: 'helal@example.com' }),
  );
});

it('allows a supporter to write, but not to name other supporters', async () => {
  await openDispute({ supporters: { buyer: { _id: 'helper-2', name: 'Asha', image: '' } } }, { own: 'helper-2' });
  expect(await screen.findByRole('textbox', { name: /^Your message/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your supporter' })).not.toBeInTheDocument();
});

it('allows an Admin to read, and no one to write after the decision', async () => {
  const admin = await openDispute({}, { own: 'admin-1' });
  await screen.findByText('I saw the proof.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  admin.unmount();
  await openDispute(DECIDED);
  expect(await screen.findByText(/No more messages can be sent/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows who was right, why, and when it was decided', async () => {
  await openDispute({ ...DECIDED, reason: 'The proof shows it.' });
  expect(await screen.findByText('An Admin decided in favor of the worker')).toBeInTheDocument();
  expect(screen.getByText('The proof shows it.')).toBeInTheDocument();
  expect(screen.getByText(/^Decided on Jan 20, 2030, .*\. No more messages can be sent\.$/)).toBeInTheDocument();
});

it.each([
  ['person-1', 'You dispute a rejection by Karim', '/dashboard/mysubmission/submission-1'],
  ['buyer-1', 'Rina Akter disputes your rejection', '/dashboard/submission/submission-1'],
])('speaks to %s of their own side, with a link back to the submission', async (own, lead, href) => {
  await openDispute({}, { own });
  expect(await screen.findByText(lead)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Submission' })).toHaveAttribute('href', href);
});

it('names both sides to everyone else', async () => {
  await openDispute({}, { own: 'admin-1' });
  expect(await screen.findByText('Rina Akter disputes a rejection by Karim')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Submission' })).not.toBeInTheDocument();
});

it('is not found for users who take no part', async () => {
  await open(problem(404, 'request/not-found'));
  expect(await screen.findByRole('link', { name: 'Open my submissions' })).toHaveAttribute(
    'href',
    '/dashboard/mysubmission',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'This dispute is not available.' })).toBeInTheDocument();
});
