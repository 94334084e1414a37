import { type DisputedSubmission } from '@kaaj/contract';
import {
  aDispute,
  aRecord,
  aUser,
  aWork,
  describeLoading,
  mockAllVisible,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ReviewPage from './review-page';

mockAllVisible();
beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });

const open = (work: Stub, api: Stubs = {}, more: object = {}) =>
  renderPage(<ReviewPage />, {
    path: '/dashboard/submission/:submissionId',
    at: '/dashboard/submission/submission-1',
    messages,
    user: aUser({ role: 'Buyer' }),
    api: {
      'GET /submission/submission-1': work,
      'GET /record/person-1': { data: aRecord() },
      ...api,
    },
    ...more,
  });
const showing = (changes: Partial<DisputedSubmission> = {}, api: Stubs = {}, more: object = {}) =>
  open({ data: aWork(changes) }, api, more);

const asked = { note: 'Two are missing.', askedAt: '2030-01-15T18:00:00.000Z' };

describeLoading({
  open,
  answer: { data: aWork() },
  failed: 'This work could not be loaded.',
  shown: () => screen.findByRole('list', { name: 'What happened' }),
});

it('shows that the submission does not exist', async () => {
  await open(problem(404, 'request/not-found'));
  expect(await screen.findByText('This submission does not exist, or it was not sent to you.')).toBeInTheDocument();
});

it('shows the instructions beside the submission', async () => {
  const proof = { text: 'The shop sign.', pictures: 2, link: true };
  await showing({ instructions: { ...aWork().instructions, proof } });
  expect(await screen.findByText('Look whether each shop is still there.')).toBeInTheDocument();
  expect(screen.getByText('All ten are there.')).toBeInTheDocument();
  for (const words of ['The shop sign.', 'at least 2 pictures', 'a link']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
});

it('shows the worker’s reputation', async () => {
  await showing();
  expect(await screen.findByText(/75% of 8 accepted · 2 disputes won · member since Mar 1, 2026/)).toBeInTheDocument();
});

it('accepts the work', async () => {
  const page = await showing({}, { 'PATCH /submission/update/status/submission-1': { data: {} } });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Rina Akter was paid 25 coins.' }]),
  );
  expect(page.server.callsOf('PATCH /submission/update/status/submission-1')[0]?.body).toEqual({ status: 'accepted' });
});

it('requests changes once, with a text', async () => {
  const page = await showing({}, { 'PATCH /submission/submission-1/changes': { data: aWork() } });
  await user.click(await screen.findByRole('button', { name: 'Request changes' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  await paste(screen.getByRole('textbox'), 'Two are missing.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Changes requested from the worker.' }]),
  );
  expect(page.server.callsOf('PATCH /submission/submission-1/changes')[0]?.body).toEqual({ note: 'Two are missing.' });
});

it('shows and focuses the form in place of the buttons, and returns to them when the request is cancelled', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await showing();
  await user.click(await screen.findByRole('button', { name: 'Request changes' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  for (const name of ['Accept', 'Request changes', 'Reject'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Request changes' })).toHaveFocus();
  for (const name of ['Accept', 'Reject']) expect(screen.getByRole('button', { name })).toBeEnabled();
});

it.each([
  ['awaited', '2030-01-17T12:00:00.000Z', ['Report', 'Accept']],
  ['here', null, ['Report', 'Accept', 'Reject']],
])('offers the possible actions while changes are %s', async (_, due, offered) => {
  await showing({ changes: { ...asked, due } });
  await screen.findByRole('button', { name: 'Accept' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
});

describe('a dispute', () => {
  const rejected: Partial<DisputedSubmission> = {
    status: 'rejected',
    decision: { status: 'rejected', by: 'buyer', at: '2030-01-16T11:00:00.000Z', reason: 'No.', reasonCode: null },
    dispute: aDispute(),
  };
  const ANSWER = 'PATCH /dispute/dispute-1/answer';

  it('addresses the buyer, who may still answer', async () => {
    const openedAt = new Date().toISOString();
    await showing({ ...rejected, dispute: aDispute({ openedAt, due: '2030-01-18T12:00:00.000Z' }) });
    expect(await screen.findByText(/^Answer until Jan 18, 2030, .*\. After that an Admin decides/)).toBeInTheDocument();
    expect(screen.queryByText(/The buyer has until/)).not.toBeInTheDocument();
  });

  it('is answered with a text', async () => {
    const page = await showing(rejected, { [ANSWER]: { data: aDispute() } });
    await paste(await screen.findByRole('textbox'), 'Two were missing.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Your answer was sent. An Admin will decide.' }]),
    );
    expect(page.server.callsOf(ANSWER)[0]?.body).toEqual({ statement: 'Two were missing.' });
  });

  it('requests an answer until there is one', async () => {
    await showing(rejected);
    expect(await screen.findByRole('heading', { name: 'Your answer' })).toBeInTheDocument();
  });

  it('requests no other answer, and can still be conceded', async () => {
    await showing({ ...rejected, dispute: { ...aDispute(), state: 'answered' } });
    expect(await screen.findByRole('button', { name: 'The worker is right' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your answer' })).not.toBeInTheDocument();
  });

  it('is conceded after a question that names the coins', async () => {
    const page = await showing(rejected, { [ANSWER]: { data: aDispute() } });
    await user.click(await screen.findByRole('button', { name: 'The worker is right' }));
    expect(page.server.callsOf(ANSWER)).toEqual([]);
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Pay the worker 25 coins?' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'The worker was paid 25 coins.' }]),
    );
    expect(page.server.callsOf(ANSWER)[0]?.body).toEqual({ concede: true });
  });

  it('is shown as not paid when the buyer has no coins for a concession', async () => {
    const conceded = aDispute({ state: 'answered', unpaid: 'conceded' });
    const page = await showing(rejected, { [ANSWER]: { data: conceded } });
    await user.click(await screen.findByRole('button', { name: 'The worker is right' }));
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Pay the worker 25 coins?' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: expect.stringContaining('You do not have enough coins now') as string },
      ]),
    );
  });
});

describe('a bonus', () => {
  const BONUS = 'POST /submission/submission-1/bonus';
  const accepted: Partial<DisputedSubmission> = { status: 'accepted' };
  const paid = {
    _id: 'bonus-1',
    submission: 'submission-1',
    coins: 7,
    reason: 'Fast.',
    at: '2030-01-16T10:00:00.000Z',
  };

  it('is paid for accepted work after one question, with its reason', async () => {
    const page = await showing(accepted, { [BONUS]: { status: 201, body: { data: paid } } });
    await paste(await screen.findByLabelText(/^Coins/), '7');
    await paste(screen.getByLabelText(/^Reason/), ' Fast. ');
    await user.click(screen.getByRole('button', { name: 'Pay the bonus' }));
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Pay a bonus of 7 coins?' }));
    await waitFor(() =>
      expect(page.server.callsOf(BONUS).map(({ body }) => body)).toEqual([{ coins: 7, reason: 'Fast.' }]),
    );
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'A bonus of 7 coins was paid.' }]);
    await waitFor(() => expect(screen.getByLabelText(/^Coins/)).toHaveValue(''));
  });

  it('is shown with the submission once it was paid, with its receipt', async () => {
    await showing({ ...accepted, bonuses: [paid] });
    expect(await screen.findByText('Fast.')).toBeInTheDocument();
    const receipt = screen.getByRole('link', { name: 'Receipt' });
    expect(receipt).toHaveAttribute('href', '/dashboard/receipt/bonus/bonus-1');
  });

  it('is not offered for work that was not accepted', async () => {
    await showing();
    expect(await screen.findByText('All ten are there.')).toBeInTheDocument();
    expect(screen.queryByText('Pay the bonus')).not.toBeInTheDocument();
  });

  it('shows that there are not enough coins', async () => {
    const page = await showing(accepted, { [BONUS]: problem(422, 'wallet/not-enough-coins') });
    await paste(await screen.findByLabelText(/^Coins/), '7');
    await paste(screen.getByLabelText(/^Reason/), 'Fast.');
    await user.click(screen.getByRole('button', { name: 'Pay the bonus' }));
    await waitFor(() => page.answer(true));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  });
});
