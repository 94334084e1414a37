import { type Receipt } from '@kaaj/contract';
import { aDispute, aUser, aWithdrawal, describeLoading, problem, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ReceiptPage from './receipt-page';

const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  kind: 'decision',
  _id: 'submission-1',
  worker: { _id: 'person-1', name: 'Rina Akter' },
  buyer: { _id: 'buyer-1', name: 'Karim' },
  work: {
    instructions: {
      title: 'Check ten addresses',
      taskDetail: 'Look whether each shop is still there.',
      submissionInfo: 'A list of the shops',
      proof: { text: '', pictures: 1, link: false },
      form: null,
      version: 2,
    },
    currentDate: '2030-01-14T10:00:00.000Z',
    versions: [
      {
        number: 1,
        submissionDetail: 'All ten are there.',
        answers: null,
        sentAt: '2030-01-14T10:00:00.000Z',
        pictures: [{ address: '/api/image/a.webp', sha256: 'abc123' }],
      },
    ],
    changes: null,
    decision: { status: 'accepted', by: 'buyer', at: '2030-01-15T10:00:00.000Z', reason: '', reasonCode: null },
    payableAmount: 25,
  },
  dispute: null,
  payout: null,
  purchase: null,
  suspension: null,
  bonus: null,
  transfers: [
    {
      _id: 'transfer-1',
      kind: 'submission-accepted',
      coins: 25,
      from: 'escrow',
      to: 'available',
      at: '2030-01-15T10:00:00.000Z',
    },
  ],
  ...changes,
});

const open = (receipt: Stub, more: object = {}) =>
  renderPage(<ReceiptPage />, {
    path: '/dashboard/receipt/:kind/:id',
    at: '/dashboard/receipt/decision/submission-1',
    messages,
    user: aUser(),
    api: { 'GET /receipt/decision/submission-1': receipt },
    ...more,
  });

describeLoading({
  open,
  answer: { data: aReceipt() },
  failed: 'The receipt could not be loaded.',
  shown: () => screen.findByRole('article'),
});

it('shows instructions, submission, decision, participants and the coins that moved', async () => {
  await open({ data: aReceipt() });
  const sheet = await screen.findByRole('article');
  for (const words of [
    'A decision on work',
    'submission-1',
    'Rina Akter',
    'Karim',
    'Look whether each shop is still there.',
    'A list of the shops · at least 1 picture',
    'Version of the task: 2',
    'All ten are there.',
    'Accepted by the buyer',
    'abc123',
    'Work accepted',
    'reserved for the task → available',
    'transfer-1',
  ]) {
    expect(sheet).toHaveTextContent(words);
  }
});

it('shows each step of a suspension', async () => {
  const suspension = {
    ...{ _id: 'suspension-1', reason: 'Copied answers.', since: '2030-01-14T10:00:00.000Z', removal: false },
    objection: {
      ...{ _id: 'objection-1', statement: 'I did it myself.', at: '2030-01-15T10:00:00.000Z' },
      decision: { lifted: true, reason: 'We were wrong.', at: '2030-01-16T10:00:00.000Z' },
    },
    ...{ endedAt: '2030-01-16T10:00:00.000Z', liftReason: 'We were wrong.' },
  };
  const none = { buyer: null, work: null, transfers: [] };
  await open({ data: aReceipt({ kind: 'suspension', suspension, ...none }) });
  const sheet = await screen.findByRole('article');
  for (const words of ['A suspension', 'Rina Akter', 'Copied answers.', 'I did it myself.', 'Lifted', 'We were wrong.'])
    expect(sheet).toHaveTextContent(words);
});

it('shows a dispute, and a picture whose bytes are not stored here', async () => {
  const dispute = aDispute({
    state: 'decided',
    outcome: 'for-worker',
    reason: 'The proof shows it.',
    decidedAt: '2030-01-20T10:00:00.000Z',
  });
  const { work } = aReceipt();
  const versions = (work?.versions ?? []).map((version) => ({
    ...version,
    pictures: [{ address: 'https://host.example/a.webp', sha256: null }],
  }));
  await open({ data: aReceipt({ dispute, work: work && { ...work, versions }, transfers: [] }) });
  expect(await screen.findByText('An Admin decided in favor of the worker')).toBeInTheDocument();
  expect(screen.getByText('The proof shows it.')).toBeInTheDocument();
  expect(screen.getByText('not stored here')).toBeInTheDocument();
  expect(screen.getByText(/None: the spot reopened/)).toBeInTheDocument();
});

it.each([
  ['queued', 'Accepted, to be sent'],
  ['sent', 'Sent'],
  ['confirmed', 'Arrived'],
  ['failed', 'Failed, coins returned'],
] as const)('shows where the money of a payout is: %s', async (state, words) => {
  const payout = aWithdrawal({
    status: 'accepted',
    payout: { state, reference: 'TRX9', reason: null, at: '2030-01-15T10:00:00.000Z', due: null },
  });
  await open({ data: aReceipt({ kind: 'payout', work: null, buyer: null, payout }) });
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent(words);
  expect(sheet).toHaveTextContent('TRX9');
  expect(sheet).toHaveTextContent(/SinceJan 15, 2030/);
});

it('has the reason of a rejected withdrawal', async () => {
  const payout = aWithdrawal({ status: 'rejected', rejectionReason: 'Wrong number.', payout: null });
  await open({ data: aReceipt({ kind: 'payout', work: null, buyer: null, payout }) });
  expect(await screen.findByText('Wrong number.')).toBeInTheDocument();
  expect(screen.getByText('Rejected, coins returned')).toBeInTheDocument();
});

it('has the reason of a failed payout, and a link back to the wallet', async () => {
  const failed = { state: 'failed', reference: null, reason: 'No such account.', due: null } as const;
  const payout = aWithdrawal({ status: 'accepted', payout: { ...failed, at: '2030-01-15T10:00:00.000Z' } });
  await open({ data: aReceipt({ kind: 'payout', work: null, buyer: null, payout }) });
  expect(await screen.findByRole('article')).toHaveTextContent('Reason of the failureNo such account.');
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/dashboard/statement');
});

it('has the money and the transaction of a purchase', async () => {
  const purchase = {
    ...{ _id: 'payment-1', purchaseDate: '2030-01-15T10:00:00.000Z', coinsPurchased: 150, amountPaid: 15 },
    ...{ transID: 'TXN1', buyerEmail: 'karim@example.com', state: 'settled' as const },
  };
  await open({ data: aReceipt({ kind: 'purchase', work: null, worker: null, purchase }) });
  const sheet = within(await screen.findByRole('article'));
  for (const words of ['150', '$15.00', 'TXN1']) expect(sheet.getByText(words)).toBeInTheDocument();
});

it('is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open({ data: aReceipt() });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('shows that there is none, and links to the wallet', async () => {
  await open(problem(404, 'request/not-found'));
  expect(await screen.findByText('This receipt does not exist, or it is not yours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open my wallet' })).toHaveAttribute('href', '/dashboard/statement');
});

it('names the payment system in the language of the reader', async () => {
  const payout = aWithdrawal({ paymentSystem: 'nagad' });
  await open({ data: aReceipt({ kind: 'payout', work: null, buyer: null, payout }) }, { language: 'bn' });
  expect(await screen.findByRole('article')).toHaveTextContent('নগদ');
});
