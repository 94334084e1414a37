import {
  aPage,
  aUser,
  aWithdrawal,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { api as endpoints } from '@kaaj/api-client/base';
import { type PayoutStanding } from '@kaaj/contract';
import { store } from '@kaaj/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import WithdrawalsPage from './withdrawals-page';

const AT = '2030-01-15T12:00:00.000Z';

const user = userEvent.setup({ delay: null });

const open = (api: Stubs = {}, more: object = {}) =>
  renderPage(<WithdrawalsPage />, {
    at: '/dashboard/withdrawals',
    messages,
    user: aUser({ coin: 700, availableCoin: 500 }),
    api: {
      'GET /withdrawal': aPage([]),
      'GET /payout-account': { data: [] },
      'GET /settings': { data: { decisionHours: 72, fair: { payoutHours: 72 } } },
      ...api,
    },
    ...more,
  });

async function fillIn({ coins = '250', system = 'bkash', account = '01712345678' } = {}) {
  await screen.findByText('500');
  if (coins) await paste(screen.getByLabelText(/^Coins to Withdraw/), coins);
  if (system) await user.click(screen.getByRole('radio', { name: system }));
  if (account) await paste(screen.getByLabelText(/^Account Number/), account);
}

const send = () => user.click(screen.getByRole('button', { name: 'Withdraw' }));
const sheet = async () => within(await screen.findByRole('dialog'));
const sendAndAgree = async () => {
  await send();
  await user.click((await sheet()).getByRole('button', { name: 'Withdraw' }));
};
const nothingSent = ({ server }: Awaited<ReturnType<typeof open>>) =>
  expect(server.callsOf('POST /withdrawal')).toEqual([]);

describeLoading({
  open: (requests) => open({ 'GET /withdrawal': requests }),
  answer: aPage([aWithdrawal()]),
  failed: 'Your withdrawals could not be loaded.',
  shown: () => screen.findByText('•••••••4567'),
});

describe('requesting a withdrawal', () => {
  it('shows the coins that can be withdrawn, their value, and pending withdrawals', async () => {
    await open();
    expect(await screen.findByText('$25.00')).toBeInTheDocument();
    expect(screen.getByText('500 available · 200 on hold')).toBeInTheDocument();
    const systems = screen.getByRole('radiogroup', { name: 'Payment System' });
    expect(systems).toHaveAccessibleDescription('Select a payment system');
    const tiles = within(systems).getAllByRole('radio');
    expect(tiles.map((tile) => tile.getAttribute('value'))).toEqual(['bkash', 'nagad', 'rocket', 'card']);
    for (const tile of tiles) expect(tile).not.toBeChecked();
  });

  it('reckons the dollars while coins are typed', async () => {
    await open();
    const coins = screen.getByLabelText(/^Coins to Withdraw/);
    const amount = screen.getByLabelText('Amount to Withdraw ($)');
    await paste(coins, '250');
    expect(amount).toHaveValue('12.50');
    await user.clear(coins);
    expect(amount).toHaveValue('0.00');
    expect(amount).toHaveAttribute('readonly');
  });

  it('shows in one sentence what arrives, and by which day', async () => {
    await open();
    await paste(screen.getByLabelText(/^Coins to Withdraw/), '23');
    expect(screen.queryByText(/^You get/)).not.toBeInTheDocument();
    await paste(screen.getByLabelText(/^Coins to Withdraw/), '5');
    const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
    const by = day.format(Date.now() + 144 * 3_600_000);
    expect(await screen.findByText(`You get $11.75 by ${by}.`)).toBeInTheDocument();
  });

  it('sends the request, shows a toast, and resets the form', async () => {
    const page = await open({ 'POST /withdrawal': { data: aWithdrawal() } });
    await fillIn();
    await sendAndAgree();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Withdrawal Request Sent' }]));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toEqual({
      withdrawalCoin: 250,
      paymentSystem: 'bkash',
      accountNumber: '01712345678',
    });
    expect(screen.getByLabelText(/^Coins to Withdraw/)).toHaveValue('');
    expect(screen.getByLabelText(/^Account Number/)).toHaveValue('');
    expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
  });

  it('shows the new request first, at once', async () => {
    const asked = [aWithdrawal({ _id: '1', withdrawalCoin: 300 })];
    await open({
      'GET /withdrawal': () => aPage([...asked]),
      'POST /withdrawal': () => {
        asked.unshift(aWithdrawal({ _id: '2', withdrawalCoin: 250 }));
        return { data: asked[0] };
      },
    });
    await screen.findByText('300');
    await fillIn();
    await sendAndAgree();
    await waitFor(() => expect(screen.getAllByRole('row').slice(1)).toHaveLength(2));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^250/);
  });

  it('takes coins in digits of Bangla', async () => {
    const page = await open({ 'POST /withdrawal': { data: aWithdrawal() } });
    await fillIn({ coins: '২৫০' });
    await sendAndAgree();
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toMatchObject({ withdrawalCoin: 250 });
  });

  it.each([
    ['', 'Withdrawing less than 200 coins.', 'This field is required.'],
    ['250.5', 'Withdrawing less than 200 coins.', 'Enter a whole number.'],
    ['১৯৯', 'Withdrawing less than 200 coins.', 'Withdrawing less than 200 coins.'],
    ['501', 'Do not have enough coins.', 'Do not have enough coins.'],
  ])('shows for "%s" coins the toast %s, and at the field: %s', async (coins, toast, sentence) => {
    const page = await open();
    await fillIn({ coins });
    await send();
    expect(page.notices()).toMatchObject([{ kind: 'error', text: toast }]);
    const field = screen.getByLabelText(/^Coins to Withdraw/);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    nothingSent(page);
  });

  it('shows the error in Bangla, too', async () => {
    const page = await open({}, { language: 'bn' });
    await paste(screen.getByLabelText(/^কত কয়েন তুলবেন/), 'hello');
    await user.click(screen.getByRole('button', { name: 'তুলুন' }));
    expect(page.notices()).toMatchObject([{ kind: 'error', text: '২০০ কয়েনের কম তোলা হচ্ছে।' }]);
    expect(screen.getByText('একটি পূর্ণ সংখ্যা লিখুন।')).toBeInTheDocument();
  });

  it('is confirmed in a dialog with coins, dollars, account and remaining balance, and not sent when it is cancelled', async () => {
    const page = await open({ 'POST /withdrawal': { data: aWithdrawal() } });
    await fillIn({ account: '০১৭১২-৩৪৫৬৭৮' });
    await send();
    const review = await screen.findByRole('dialog', { name: 'Withdraw 250 coins ($12.50)?' });
    for (const words of ['$12.50', 'bkash 01712345678', 'Balance afterwards250'])
      expect(review).toHaveTextContent(words);
    await user.click(within(review).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.notices()).toEqual([]);
    nothingSent(page);
    await sendAndAgree();
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toMatchObject({ accountNumber: '01712345678' });
  });

  it.each([
    ['bkash', '0171234567', 'Enter an 11-digit mobile number starting with 01.'],
    ['card', '123', 'Use 4 to 34 letters and digits only.'],
  ])('of %s to %s is refused at the field before it is sent', async (system, account, sentence) => {
    const page = await open();
    await fillIn({ system, account });
    await send();
    const field = screen.getByLabelText(/^Account Number/);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(page.notices()).toEqual([]);
    nothingSent(page);
  });

  it.each([
    ['Coins to Withdraw', {}, () => screen.getByLabelText(/^Coins to Withdraw/)],
    ['Payment System', { coins: '250' }, () => screen.getByRole('radio', { name: 'bkash' })],
    ['Account Number', { coins: '250', system: 'nagad' }, () => screen.getByLabelText(/^Account Number/)],
  ])('moves the focus to the first invalid field: %s', async (_label, filling, field) => {
    await open();
    await fillIn({ coins: '', system: '', account: '', ...filling });
    await send();
    expect(field()).toHaveFocus();
  });

  it('requires the payment system and the account number', async () => {
    const page = await open();
    await fillIn({ system: '', account: '' });
    await send();
    for (const field of [
      screen.getByRole('radiogroup', { name: 'Payment System' }),
      screen.getByLabelText(/^Account Number/),
    ]) {
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
    }
    nothingSent(page);
  });

  it('is sent after a fresh proof, and keeps the input without one', async () => {
    let proved = false;
    const page = await open({
      'POST /withdrawal': () =>
        proved ? { data: aWithdrawal() } : problem(403, 'auth/proof-required', { proofs: ['password'] }),
    });
    const calls = () => page.server.callsOf('POST /withdrawal');
    await fillIn();
    await sendAndAgree();
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(page.prove(false)).toEqual(['password']);
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByLabelText(/^Coins to Withdraw/)).toHaveValue('250');
    expect(screen.getByLabelText(/^Account Number/)).toHaveValue('01712345678');

    await sendAndAgree();
    await waitFor(() => expect(calls()).toHaveLength(2));
    proved = true;
    page.prove(true);
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(calls()).toHaveLength(3);
    expect(calls()[2]?.body).toEqual(calls()[0]?.body);
  });

  it('shows the reason of a refusal, and keeps the input', async () => {
    const page = await open({ 'POST /withdrawal': problem(409, 'withdrawal/too-many-pending') });
    await fillIn();
    await sendAndAgree();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: 'You have too many pending withdrawals. Wait until some are decided.' },
      ]),
    );
    expect(screen.getByLabelText(/^Account Number/)).toHaveValue('01712345678');
  });

  it('shows the server’s error at its field until the next request', async () => {
    const errors = [{ field: 'accountNumber', code: 'maxLength', message: 'Must be at most 64 characters.' }];
    let refusals = 0;
    const page = await open({
      'POST /withdrawal': () =>
        refusals++ === 0 ? problem(400, 'request/invalid', { errors }) : { data: aWithdrawal() },
    });
    await fillIn();
    await sendAndAgree();
    const field = screen.getByLabelText(/^Account Number/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This is too long.')));
    expect(field).toBeInvalid();
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Some fields are invalid.' }]);
    await sendAndAgree();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.queryByText('This is too long.')).not.toBeInTheDocument();
  });

  it('takes all there is at one press', async () => {
    const page = await open({ 'POST /withdrawal': { data: aWithdrawal({ withdrawalCoin: 500 }) } });
    await fillIn({ coins: '' });
    await user.click(screen.getByRole('button', { name: 'All 500 coins' }));
    expect(screen.getByLabelText(/^Coins to Withdraw/)).toHaveValue('500');
    await sendAndAgree();
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toMatchObject({ withdrawalCoin: 500 });
  });

  it('writes all there is in digits of the reader', async () => {
    await open({}, { language: 'bn', user: aUser({ coin: 1500, availableCoin: 1500 }) });
    await user.click(await screen.findByRole('button', { name: /১,৫০০/ }));
    expect(screen.getByRole('textbox', { name: /^কত কয়েন তুলবেন/ })).toHaveValue('১,৫০০');
  });

  it('shows how many coins are missing for the first payout', async () => {
    await open({}, { user: aUser({ coin: 25, availableCoin: 25 }) });
    expect(await screen.findByText('175 to go')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: '25 of 200 coins' })).toHaveValue(25);
    expect(screen.getByRole('button', { name: 'All 25 coins' })).toBeDisabled();
    expect(screen.getByText('25 available')).toBeInTheDocument();
  });

  it('validates a number on input when it cannot become valid, else on blur', async () => {
    await open();
    await fillIn({ account: '017' });
    const field = screen.getByLabelText(/^Account Number/);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    await paste(field, '12345678');
    expect(field).toBeValid();
    await paste(field, '9');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('11-digit mobile number starting with 01'));
  });

  it('waits while there is no connection', async () => {
    await open();
    await whileOffline(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  });
});

describe('saved accounts', () => {
  const account = {
    _id: 'account-1',
    paymentSystem: 'nagad',
    accountNumberMasked: '••••78',
    savedAt: AT,
    payableFrom: null,
  };
  const waiting = { ...account, _id: 'account-2', paymentSystem: 'bkash', payableFrom: AT };
  const withAccounts = (api: Stubs = {}) => open({ 'GET /payout-account': { data: [account, waiting] }, ...api });

  it('are paid to without typing them again: the newest one, unless another is chosen', async () => {
    const page = await withAccounts({ 'POST /withdrawal': { data: aWithdrawal() } });
    expect(await screen.findByRole('radio', { name: /nagad ••••78/ })).toBeChecked();
    expect(screen.queryByLabelText(/^Account Number/)).not.toBeInTheDocument();
    await paste(screen.getByLabelText(/^Coins to Withdraw/), '250');
    await send();
    expect(screen.getByRole('dialog')).toHaveTextContent('nagad ••••78');
    await user.click((await sheet()).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toEqual({
      withdrawalCoin: 250,
      payoutAccountId: 'account-1',
    });
  });

  it('are paid to as confirmed, though another one became the newest in between', async () => {
    let accounts: object[] = [account];
    const page = await open({
      'GET /payout-account': () => ({ data: accounts }),
      'POST /withdrawal': { data: aWithdrawal() },
    });
    await screen.findByRole('radio', { name: /nagad ••••78/ });
    await paste(screen.getByLabelText(/^Coins to Withdraw/), '250');
    await send();
    accounts = [waiting, account];
    store.dispatch(endpoints.util.invalidateTags(['PayoutAccount']));
    await screen.findByRole('radio', { name: /bkash ••••78/, hidden: true });
    await user.click((await sheet()).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toMatchObject({ payoutAccountId: 'account-1' });
  });

  it('show until when a new one is on hold', async () => {
    await withAccounts();
    const tile = await screen.findByRole('radio', { name: /bkash ••••78/ });
    expect(tile).toHaveAccessibleName(expect.stringMatching(/New account: payouts start Jan\s15,\s2030/));
  });

  it('move the promised day to when a new one is paid first', async () => {
    await withAccounts();
    await user.click(await screen.findByRole('radio', { name: /bkash ••••78/ }));
    await paste(screen.getByLabelText(/^Coins to Withdraw/), '235');
    expect(await screen.findByText('You get $11.75 by Jan 15.')).toBeInTheDocument();
  });

  it('are replaced by an account that is typed in', async () => {
    const page = await withAccounts({ 'POST /withdrawal': { data: aWithdrawal() } });
    await user.click(await screen.findByRole('radio', { name: 'Another account' }));
    await fillIn();
    await sendAndAgree();
    await waitFor(() => expect(page.server.callsOf('POST /withdrawal')).toHaveLength(1));
    expect(page.server.callsOf('POST /withdrawal')[0]?.body).toMatchObject({ accountNumber: '01712345678' });
  });

  it('are saved in a dialog, with the password or without', async () => {
    const page = await open({ 'POST /payout-account': { data: account } });
    await user.click(await screen.findByRole('button', { name: 'Save an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByLabelText(/^Account Number/)).toBeInvalid();
    await user.click(dialog.getByRole('radio', { name: 'nagad' }));
    await paste(dialog.getByLabelText(/^Account Number/), '০১৭১২-৩৪৫৬৭৮');
    await paste(dialog.getByLabelText(/^Your password/), 'Secret-pass1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Account saved' }]));
    expect(page.server.callsOf('POST /payout-account')[0]?.body).toEqual({
      paymentSystem: 'nagad',
      accountNumber: '01712345678',
      password: 'Secret-pass1',
    });
  });

  it('are saved after a fresh proof, or stay in the dialog as they were typed', async () => {
    let proved = false;
    const page = await open({
      'POST /payout-account': () =>
        proved ? { data: {} } : problem(403, 'auth/proof-required', { proofs: ['password'] }),
    });
    const calls = () => page.server.callsOf('POST /payout-account').length;
    await user.click(await screen.findByRole('button', { name: 'Save an account' }));
    const dialog = await sheet();
    await user.click(dialog.getByRole('radio', { name: 'bkash' }));
    await paste(dialog.getByLabelText(/^Account Number/), '01712345678');
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    await waitFor(() => expect(calls()).toBe(1));
    page.prove(false);
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(dialog.getByLabelText(/^Account Number/)).toHaveValue('01712345678');
    await user.click(save);
    await waitFor(() => expect(calls()).toBe(2));
    proved = true;
    page.prove(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls()).toBe(3);
  });

  it('show a wrong password at the field', async () => {
    const errors = [{ field: 'password', code: 'auth/wrong-password', message: 'This password is wrong.' }];
    const page = await open({ 'POST /payout-account': problem(422, 'auth/wrong-password', { errors }) });
    await user.click(await screen.findByRole('button', { name: 'Save an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'nagad' }));
    await paste(dialog.getByLabelText(/^Account Number/), '01712345678');
    await paste(dialog.getByLabelText(/^Your password/), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Your password/)).toBeInvalid());
    expect(page.server.callsOf('POST /payout-account')).toHaveLength(1);
  });

  it('are removed once it is confirmed', async () => {
    const page = await withAccounts({ 'DELETE /payout-account/account-1': { data: { done: true } } });
    await user.click(await screen.findByRole('button', { name: 'Remove nagad ••••78' }));
    page.answer(true);
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Account removed' }]));
  });

  it('are five at most', async () => {
    const five = [1, 2, 3, 4, 5].map((each) => ({ ...account, _id: `account-${each}` }));
    await open({ 'GET /payout-account': { data: five } });
    expect(await screen.findByText(/You have reached the limit of five saved accounts/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save an account' })).not.toBeInTheDocument();
  });
});

describe('the requests', () => {
  it('are listed with amount, system, masked account, day and state', async () => {
    await open({ 'GET /withdrawal': aPage([aWithdrawal(), aWithdrawal({ _id: '2', status: 'accepted' })]) });
    const [, pending, accepted] = await screen.findAllByRole('row');
    for (const words of ['250', '$12.50', 'bkash', '•••••••4567', 'Jan 15, 2030', 'Pending'])
      expect(pending).toHaveTextContent(words);
    expect(accepted).toHaveTextContent('Accepted');
    expect(within(accepted as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  describe('that were accepted show where the money is:', () => {
    const at = '2030-01-16T12:00:00.000Z';
    const due = '2030-01-18T12:00:00.000Z';
    const standing = { reference: null, reason: null, at, due };

    it.each([
      ['queued', 'Accepted'],
      ['sent', 'Sent'],
      ['confirmed', 'Arrived'],
      ['failed', 'Could not be paid'],
    ] as const)('%s, in its badge', async (state, words) => {
      const payout = { ...standing, state };
      await open({ 'GET /withdrawal': aPage([aWithdrawal({ status: 'accepted', payout })]) });
      const [badge] = await screen.findAllByText(words);
      expect(badge).toHaveClass('k-badge', state === 'failed' ? 'k-badge--bad' : 'k-badge--good');
    });

    it('overdue, with a link to ask about it', async () => {
      const payout = { ...standing, state: 'sent', due: '2020-01-18T12:00:00.000Z' } as const;
      await open({ 'GET /withdrawal': aPage([aWithdrawal({ status: 'accepted', payout })]) });
      expect(await screen.findByText(/^was promised by Jan 18, 2020.* and is overdue\./)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', '/contact');
    });

    const stepsOf = async (payout: PayoutStanding) => {
      await open({ 'GET /withdrawal': aPage([aWithdrawal({ status: 'accepted', payout })]) });
      const line = within(await screen.findByRole('list', { name: 'Payout status' }));
      return line.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    };

    it('queued, with the promised time', async () => {
      const [, accepted, sent, arrived] = await stepsOf({ ...standing, state: 'queued' });
      expect([accepted, sent]).toEqual([expect.stringMatching(/^AcceptedJan 16, 2030/), 'Sent']);
      expect(arrived).toMatch(/^Arrivedexpected by Jan 18, 2030/);
    });

    it('sent, with its reference', async () => {
      const [, accepted, sent, arrived] = await stepsOf({ ...standing, state: 'sent', reference: 'TRX1' });
      expect(accepted).toBe('Accepted');
      expect(sent).toMatch(/^SentJan 16, 2030.*Reference TRX1$/);
      expect(arrived).toMatch(/expected by/);
    });

    it('arrived', async () => {
      const [, , sent, arrived] = await stepsOf({ ...standing, state: 'confirmed', reference: 'TRX1' });
      expect(sent).toBe('Sent');
      expect(arrived).toMatch(/^ArrivedJan 16, 2030.*Reference TRX1$/);
    });

    it('failed, with the reason', async () => {
      const steps = await stepsOf({ ...standing, state: 'failed', reason: 'No such account.' });
      expect(steps).toHaveLength(3);
      expect(steps[2]).toMatch(/^Could not be paidJan 16, 2030.*No such account\.The coins were returned to you\.$/);
    });
  });

  it.each([
    ['The number belongs to somebody else.', 'The number belongs to somebody else.'],
    ['', 'Rejected without a reason.'],
  ])('that were rejected show the reason and that the coins are back: "%s"', async (rejectionReason, words) => {
    await open({ 'GET /withdrawal': aPage([aWithdrawal({ status: 'rejected', rejectionReason, payout: null })]) });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('The coins were returned to you.')).toBeInTheDocument();
  });

  it('that are pending show who decides next', async () => {
    await open({ 'GET /withdrawal': aPage([aWithdrawal()]) });
    const line = within(await screen.findByRole('list', { name: 'Payout status' }));
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^RequestedJan 15, 2030/),
      'Acceptedan Admin decides',
      'Sent',
      'Arrived',
    ]);
  });

  it('are none at first', async () => {
    await open();
    expect(await screen.findByText('No withdrawals yet.')).toBeInTheDocument();
  });
});

describe('taking a request back', () => {
  const CANCEL = 'PATCH /withdrawal/cancel/withdrawal-1';
  const waiting = { 'GET /withdrawal': aPage([aWithdrawal()]) };
  const takeBack = async () => user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));

  it('confirms, cancels the request, and shows a toast', async () => {
    const page = await open({ ...waiting, [CANCEL]: { data: aWithdrawal({ status: 'cancelled' }) } });
    await takeBack();
    expect(page.answer(true)).toMatchObject({
      title: 'Cancel this withdrawal?',
      text: 'The 250 coins become available again immediately.',
      cancel: 'Keep it',
    });
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Withdrawal cancelled.' }]));
    expect(page.server.callsOf(CANCEL)).toHaveLength(1);
  });

  it('keeps the row in place, with its badge', async () => {
    const page = await open({ ...waiting, [CANCEL]: { data: { _id: 'withdrawal-1', status: 'cancelled' } } });
    await takeBack();
    page.answer(true);
    const row = await screen.findByRole('row', { name: /bkash/ });
    await waitFor(() => expect(row).toHaveTextContent(/Cancelled$/));
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is left at a no', async () => {
    const page = await open(waiting);
    await takeBack();
    page.answer(false);
    expect(await screen.findByRole('button', { name: 'Cancel withdrawal' })).toBeEnabled();
    expect(page.server.callsOf(CANCEL)).toEqual([]);
  });

  it('shows an error when it is too late', async () => {
    const page = await open({ ...waiting, [CANCEL]: problem(409, 'withdrawal/already-decided') });
    await takeBack();
    page.answer(true);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'This withdrawal has already been decided.' }]),
    );
  });
});
