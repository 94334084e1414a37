import { aUser, describeLoading, paste, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import SuspensionPage from './suspension-page';

const OBJECT = 'POST /user/objection';
const user = userEvent.setup({ delay: null });
const suspension = {
  ...{ _id: 'suspension-1', reason: 'Copied answers.', since: '2026-11-27T10:00:00.000Z' },
  ...{ removal: false, objection: null },
};
const account = (changed: object | null = {}) => ({
  data: { email: 'rina@example.com', suspension: changed && { ...suspension, ...changed } },
});
const objection = { _id: 'objection-1', statement: 'I did it.', at: '2026-11-28T10:00:00.000Z', decision: null };

const open = (answer: Stub = account(), api: Stubs = {}) =>
  renderPage(<SuspensionPage />, {
    ...{ messages, at: '/profile/suspension', user: aUser({ suspended: true }) },
    api: { 'GET /account': answer, ...api },
  });

describeLoading({
  ...{ open, answer: account(), failed: 'This could not be loaded.' },
  shown: () => screen.findByText('Copied answers.'),
});

it('shows the reason, and links to the withdrawal and the receipt', async () => {
  await open();
  expect(await screen.findByText('Copied answers.')).toBeInTheDocument();
  expect(screen.getByText(/withdraw what you earned by accepted work, without a minimum/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Withdraw coins' })).toHaveAttribute('href', '/dashboard/withdrawals');
  const receipt = screen.getByRole('link', { name: 'Receipt of the suspension' });
  expect(receipt).toHaveAttribute('href', '/dashboard/receipt/suspension/suspension-1');
});

it('sends the one objection', async () => {
  const page = await open(account(), { [OBJECT]: { status: 201, body: { data: objection } } });
  await user.click(await screen.findByRole('button', { name: 'Object' }));
  expect(page.server.callsOf(OBJECT)).toEqual([]);
  await paste(screen.getByLabelText(/^What you say against it/), 'I did it.');
  await user.click(screen.getByRole('button', { name: 'Object' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Your objection was sent.' }]));
  expect(page.server.callsOf(OBJECT).map(({ body }) => body)).toEqual([{ statement: 'I did it.' }]);
});

it('shows the reason of a refusal', async () => {
  const page = await open(account(), { [OBJECT]: problem(409, 'account/already-objected') });
  await paste(await screen.findByLabelText(/^What you say against it/), 'I did it.');
  await user.click(screen.getByRole('button', { name: 'Object' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
});

it('shows the objection that was made, and how it was decided', async () => {
  await open(account({ objection }));
  expect(await screen.findByText('I did it.')).toBeInTheDocument();
  expect(screen.getByText(/An Admin will decide/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Object' })).not.toBeInTheDocument();
});

it('shows the reason of a decision against it', async () => {
  const decision = { lifted: false, reason: 'The answers are the same.', at: '2026-11-29T10:00:00.000Z' };
  await open(account({ objection: { ...objection, decision } }));
  expect(await screen.findByText('The answers are the same.')).toBeInTheDocument();
});

it('shows what remains after a removal', async () => {
  await open(account({ removal: true, reason: '' }));
  expect(await screen.findByText('No reason was given.')).toBeInTheDocument();
  expect(screen.getByText(/What you earned by accepted work stays yours/)).toBeInTheDocument();
});

it('shows a user who is not suspended that they are not', async () => {
  await open(account(null));
  expect(await screen.findByText('Your account is not suspended.')).toBeInTheDocument();
});
