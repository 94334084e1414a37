import { type Payment } from '@kaaj/contract';
import { aPage, aUser, describeLoading, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import PaymentHistoryPage from './payment-history-page';

const user = userEvent.setup({ delay: null });

const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  _id: 'payment-1',
  purchaseDate: '2030-01-15T12:00:00.000Z',
  coinsPurchased: 1_000,
  amountPaid: 35,
  transID: 'sandbox_1',
  buyerEmail: 'rina@example.com',
  state: 'settled',
  ...changes,
});

const open = (payments: Stub, more: object = {}) =>
  renderPage(<PaymentHistoryPage />, {
    messages,
    user: aUser({ role: 'Buyer' }),
    api: { 'GET /payment': payments },
    ...more,
  });

describeLoading({
  open,
  answer: aPage([aPayment()]),
  failed: 'Your payments could not be loaded.',
  shown: () => screen.findByRole('row', { name: /sandbox_1/ }),
});

it('lists day, coins, dollars, transaction and state; only paid ones have a receipt', async () => {
  await open(
    aPage([
      aPayment(),
      aPayment({ _id: '2', transID: 'sandbox_2', state: 'created' }),
      aPayment({ _id: '3', transID: 'sandbox_3', state: 'failed' }),
    ]),
  );
  const paid = within(await screen.findByRole('row', { name: /sandbox_1/ }));
  for (const words of ['Jan 15, 2030', '1,000', '$35.00', 'Paid']) expect(paid.getByText(words)).toBeInTheDocument();
  expect(paid.getByRole('button', { name: 'Receipt' })).toBeInTheDocument();
  for (const [name, state] of [
    [/sandbox_2/, 'Waiting'],
    [/sandbox_3/, 'Failed'],
  ] as const) {
    const row = within(screen.getByRole('row', { name }));
    expect(row.getByText(state)).toBeInTheDocument();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  }
  expect(document.title).toBe('Payment History | Kaaj');
});

it.each([
  ['created', 'Thank you. Your coins arrive as soon as the payment is confirmed.'],
  ['settled', 'Coin Purchased Successfully.'],
  ['failed', 'The payment did not go through. Nothing was charged.'],
] as const)('shows the state of a payment after the return from its checkout: %s', async (state, words) => {
  await open(aPage([aPayment({ state })]), { at: '/dashboard/paymentHistory?payment=payment-1' });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('shows that nothing was bought yet, with a link to the shop', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No payments yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Purchase Coin' })).toHaveAttribute('href', '/dashboard/purchaseCoin');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

it('is shown in Bangla, with Bangla digits', async () => {
  await open(aPage([aPayment()]), { language: 'bn' });
  expect(await screen.findByText('১,০০০')).toBeInTheDocument();
});

describe('a receipt', () => {
  it('shows buyer, transaction, coins and dollars, can be printed, and returns the focus', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(aPage([aPayment()]));
    const opener = await screen.findByRole('button', { name: 'Receipt' });
    await user.click(opener);
    const receipt = screen.getByRole('dialog', { name: 'Receipt' });
    await waitFor(() => expect(receipt).toHaveTextContent('Rina Akter (rina@example.com)'));
    for (const words of ['sandbox_1', '1,000', '$35.00']) expect(receipt).toHaveTextContent(words);
    await user.click(within(receipt).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    print.mockRestore();
  });
});

/** jsdom's Blob has no text(). */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer)
        done(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result));
    });
    reader.readAsArrayBuffer(file ?? new Blob());
  });

it('downloads all payments as a spreadsheet, including later pages', async () => {
  const files: Blob[] = [];
  const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:payments';
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(({ query }) =>
    query.get('cursor') === 'later' ? aPage([aPayment({ _id: '2' })]) : aPage([aPayment({ transID: '=cmd' })], 'later'),
  );
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(await textOf(files[0])).toBe(
    [
      '\uFEFFDate,Coins,Amount,Transaction,Status',
      `2030-01-15T12:00:00.000Z,1000,35.00,"'=cmd",Paid`,
      '2030-01-15T12:00:00.000Z,1000,35.00,sandbox_1,Paid',
      '',
    ].join('\r\n'),
  );
  create.mockRestore();
  click.mockRestore();
});
