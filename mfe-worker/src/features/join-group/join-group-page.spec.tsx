import { aUser, problem, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import JoinGroupPage from './join-group-page';

const user = userEvent.setup({ delay: null });
const JOIN = 'POST /worker-group/invitation';
const JOINED = { data: { _id: 'group-1', name: 'Careful people', buyer: { _id: 'buyer-1', name: 'Rina', image: '' } } };

const open = (at: string, answer: Stub = JOINED) =>
  renderPage(<JoinGroupPage />, { messages, user: aUser({ role: 'Worker' }), at, api: { [JOIN]: answer } });

it('joins after a press, and shows the name of the group', async () => {
  const page = await open('/dashboard/joinGroup?token=secret');
  const button = await screen.findByRole('button', { name: 'Join the group' });
  expect(page.server.callsOf(JOIN)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'You are in the group Careful people' })).toBeInTheDocument();
  expect(screen.getByText(/Rina/)).toBeInTheDocument();
  expect(page.server.callsOf(JOIN)[0]?.body).toEqual({ token: 'secret' });
});

it('shows that the link has expired', async () => {
  const page = await open('/dashboard/joinGroup?token=old', problem(409, 'group/invitation-over'));
  await user.click(await screen.findByRole('button', { name: 'Join the group' }));
  await waitFor(() =>
    expect(page.notices().at(-1)).toMatchObject({ text: expect.stringContaining('invitation link has expired') }),
  );
});

it('shows that a link without a token is incomplete', async () => {
  await open('/dashboard/joinGroup');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
});
