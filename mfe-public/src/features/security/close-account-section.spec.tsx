import { type Role, type Account, type Closing } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { CloseAccountSection } from './close-account-section';

const user = userEvent.setup({ delay: null });
const NONE = { count: 0, coins: 0 };

const aClosing = (changes: Partial<Closing> = {}): { data: Closing } => ({
  data: {
    refusal: null,
    coinsLost: 0,
    earned: 0,
    available: 0,
    openTasks: NONE,
    unpostedTasks: NONE,
    openTests: NONE,
    claimedSlots: NONE,
    workSent: NONE,
    workToDecide: NONE,
    payouts: NONE,
    purchases: NONE,
    disputes: NONE,
    ...changes,
  },
});

const ACCOUNT: Account = {
  email: 'rina@example.com',
  language: '',
  hasPassword: true,
  hasGoogle: false,
  hasOidc: false,
  secondFactor: false,
  secondFactorNeeded: false,
  recoveryCodes: 0,
  suspension: null,
};

interface Visitor {
  readonly role?: Role;
  readonly account?: Partial<Account>;
}

async function look(api: Stubs, { role = 'Worker', account = {} }: Visitor = {}) {
  const page = await renderPage(<CloseAccountSection account={{ ...ACCOUNT, ...account }} />, {
    messages,
    user: aUser({ role }),
    api,
  });
  await user.click(screen.getByRole('button', { name: 'See what I would lose' }));
  const list = await screen.findByRole('list');
  return {
    ...page,
    said: within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  };
}

const closeButton = () => screen.getByRole('button', { name: 'Close my account for good' });
const typePassword = () => paste(screen.getByLabelText(/^Your password/, { selector: 'input' }), 'Secret1');

it('lists what is lost and what happens to pending work, before anything can be pressed', async () => {
  const { said } = await look(
    {
      'GET /account/closing': aClosing({
        coinsLost: 1105,
        available: 1000,
        openTasks: { count: 2, coins: 40 },
        claimedSlots: { count: 3, coins: 15 },
        unpostedTasks: { count: 4, coins: 20 },
        openTests: { count: 1, coins: 30 },
        workToDecide: { count: 1, coins: 20 },
        workSent: { count: 3, coins: 30 },
        purchases: { count: 1, coins: 150 },
      }),
    },
    { role: 'Buyer' },
  );
  expect(said).toEqual([
    'You will lose 1,105 coins.',
    '2 tasks with open spots will be closed. The 40 coins of their open spots are included in that amount.',
    '3 spots of your tasks are reserved by workers. They will be released, and their 15 coins are included in that amount.',
    '4 tasks of your batches will not be posted. Their 20 coins are included in that amount.',
    '1 qualification test will be closed. The 30 coins of its open spots are included in that amount.',
    '1 submission is waiting for your decision. It will be accepted and paid with the 20 coins you reserved for it.',
    '3 of your submissions are not decided yet. They will be withdrawn, and their 30 coins will not be paid.',
    '1 purchase is not paid for yet. Money that arrives later is refunded and credits no coins.',
    'Your name, email, picture, keys and saved accounts will be deleted. Decisions and payments stay in the books, without your name.',
  ]);
  expect(screen.queryByRole('link', { name: 'Withdraw coins' })).not.toBeInTheDocument();
  expect(closeButton()).toBeDisabled();
});

it.each([
  [200, true],
  [199, false],
])('shows a worker with %i coins the way to withdraw them first: %s', async (available, shown) => {
  const page = await look({ 'GET /account/closing': aClosing({ coinsLost: available, available }) });
  await waitFor(() => expect(page.server.callsOf('GET /user')).toHaveLength(1));
  const links = await waitFor(() => {
    const found = screen.queryAllByRole('link', { name: 'Withdraw coins' });
    expect(found).toHaveLength(shown ? 1 : 0);
    return found;
  });
  for (const link of links) expect(link).toHaveAttribute('href', '/dashboard/withdrawals');
});

it('closes the account by password and agreement to the coins, signs out, and deletes all drafts', async () => {
  const page = await look({
    'GET /account/closing': aClosing({ coinsLost: 130, available: 130 }),
    'POST /account/closing': { data: { done: true } },
    'GET /jwt/logout': { data: { done: true } },
  });
  const drafts = ['proof.1', 'answers.proof.1~second-tab', 'stream.1', 'task'].map(
    (name) => `kaaj.draft.rina@example.com/${name}`,
  );
  for (const name of [...drafts, 'kaaj.draft.other@example.com/proof.1']) localStorage.setItem(name, '"text"');
  await typePassword();
  expect(closeButton()).toBeDisabled();
  await user.click(screen.getByLabelText('I agree to lose 130 coins'));
  await user.click(closeButton());
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Your account is closed.' }]));
  expect(page.server.callsOf('POST /account/closing').map(({ body }) => body)).toEqual([
    { password: 'Secret1', coins: 130 },
  ]);
  expect(page.server.callsOf('GET /jwt/logout')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('kaaj.draft.'))).toEqual([
    'kaaj.draft.other@example.com/proof.1',
  ]);
});

it('requires consent again when the balance has increased', async () => {
  let coins = 130;
  await look({
    'GET /account/closing': () => aClosing({ coinsLost: coins, available: coins }),
    'POST /account/closing': () => {
      coins = 135;
      return problem(409, 'account/coins-changed');
    },
  });
  await typePassword();
  await user.click(screen.getByLabelText('I agree to lose 130 coins'));
  await user.click(closeButton());
  expect(await screen.findByLabelText('I agree to lose 135 coins')).not.toBeChecked();
  expect(closeButton()).toBeDisabled();
});

it('shows a wrong password at the field', async () => {
  const wrong = { field: 'password', code: 'auth/wrong-password' };
  await look({
    'GET /account/closing': aClosing(),
    'POST /account/closing': problem(422, wrong.code, { errors: [wrong] }),
  });
  await user.click(closeButton());
  expect(screen.getByText('This field is required.')).toBeInTheDocument();
  await typePassword();
  await user.click(closeButton());
  expect(await screen.findByText('Incorrect password.')).toBeInTheDocument();
});

it('has no form while a payout is in progress, and shows why', async () => {
  const { said } = await look({
    'GET /account/closing': aClosing({
      refusal: 'account/payout-under-way',
      payouts: { count: 1, coins: 200 },
      disputes: { count: 2, coins: 50 },
    }),
  });
  expect(said).toContain('1 withdrawal, of 200 coins, has not reached you yet.');
  expect(said).toContain('2 disputes, about 50 coins together, are not decided yet.');
  expect(screen.getByText(/A payout to you is in progress/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close my account for good' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'See what I would lose' })).toBeInTheDocument();
});

it('requests another proof from a user without a password', async () => {
  let proved = false;
  const page = await look(
    {
      'GET /account/closing': aClosing(),
      'POST /account/closing': () =>
        proved ? { data: { done: true } } : problem(403, 'auth/proof-required', { proofs: ['google'] }),
      'GET /jwt/logout': { data: { done: true } },
    },
    { account: { hasPassword: false, hasGoogle: true } },
  );
  expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  await user.click(closeButton());
  await waitFor(() => expect(page.server.callsOf('POST /account/closing')).toHaveLength(1));
  proved = true;
  expect(page.prove(true)).toEqual(['google']);
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Your account is closed.' }]));
  expect(page.server.callsOf('POST /account/closing').map(({ body }) => body)).toEqual([{ coins: 0 }, { coins: 0 }]);
});
