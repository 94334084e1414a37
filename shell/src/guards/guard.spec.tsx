import { type Role } from '@kaaj/contract';
import { type Audience } from '@kaaj/web-kit';
import { aUser, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { Guard } from './guard';

const page = (audience: Audience) => (
  <Guard audience={audience}>
    <p>the page</p>
  </Guard>
);

const open = (audience: Audience, role?: Role, api = {}) =>
  renderPage(page(audience), { path: '/here', at: '/here', messages, api, user: role && aUser({ role }) });

it.each<[Audience, Role | undefined]>([
  ['anyone', undefined],
  ['anyone', 'Worker'],
  ['guest', undefined],
  ['signed-in', 'Admin'],
  ['Worker', 'Worker'],
  ['Buyer', 'Buyer'],
  ['Admin', 'Admin'],
])('opens a page for %s to %s', async (audience, role) => {
  await open(audience, role);
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it.each<[Audience, Role | undefined, string]>([
  ['guest', 'Buyer', '/'],
  ['signed-in', undefined, '/signin'],
  ['Worker', undefined, '/signin'],
  ['Worker', 'Buyer', '/dashboard'],
  ['Admin', 'Worker', '/dashboard'],
])('sends from a page for %s away when %s opens it', async (audience, role, to) => {
  const { place } = await open(audience, role);
  await waitFor(() => expect(place()).toBe(to));
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
});

it('shows a spinner while the record of the person loads', async () => {
  await open('Worker', 'Worker', { 'GET /user': () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
});

it('shows a retry button when the user’s record fails to load', async () => {
  let failing = true;
  await open('Worker', 'Worker', {
    'GET /user': () => (failing ? problem(503, 'server/unavailable') : { data: aUser() }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await userEvent.setup({ delay: null }).click(retry);
  expect(await screen.findByText('the page')).toBeInTheDocument();
});
