import { Navigate, useRoutes } from '@kaaj/web-kit';
import { aTask, never, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import SignInPage from '../features/sign-in/sign-in-page';
import SignUpPage from '../features/sign-up/sign-up-page';
import { messages } from '../messages';

const TASK = 'GET /task/01HZX5M6T8V9W0Y1Z2A3B4C5D6';
const taskPage = '/dashboard/taskDetails/01HZX5M6T8V9W0Y1Z2A3B4C5D6';
const shop = (coins: number) => `/dashboard/purchaseCoin?coins=${coins}`;

function Pages({ returnTo }: { readonly returnTo: string }) {
  return useRoutes([
    { path: '/', element: <Navigate to="/signin" state={{ returnTo }} /> },
    { path: '/again', element: <Navigate to="/signup" state={{ returnTo }} /> },
    { path: '/signin', element: <SignInPage /> },
    { path: '/signup', element: <SignUpPage /> },
  ]);
}

const open = (returnTo: string, api: Stubs = {}, more: object = {}) =>
  renderPage(<Pages returnTo={returnTo} />, {
    messages,
    api: { 'GET /settings': { data: { google: true, demonstration: [] } }, ...api },
    ...more,
  });

// jsdom has no canvas, and logs an error at each try.
beforeAll(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterAll(() => jest.restoreAllMocks());

it.each(['/', '/again'])('names the task behind %s and what it pays', async (at) => {
  await open(taskPage, { [TASK]: { data: aTask({ title: 'Count the rickshaws', payableAmount: 25 }) } }, { at });
  expect(await screen.findByText('Count the rickshaws')).toBeInTheDocument();
  expect(screen.getByText('Up next: the task you chose')).toBeInTheDocument();
  expect(screen.getByText('$1.25')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the task first' })).toHaveAttribute(
    'href',
    '/task/01HZX5M6T8V9W0Y1Z2A3B4C5D6',
  );
});

it('names the coins that were chosen, and their price', async () => {
  await open(shop(150));
  expect(await screen.findByText('150 coins for $10.00')).toBeInTheDocument();
});

it.each([
  [taskPage, 'Worker'],
  [shop(150), 'Buyer'],
  ['/dashboard/tasklist', 'Worker'],
  ['/dashboard/addTask', 'Buyer'],
  ['/dashboard', ''],
])('offers at sign-up the role that %s is for: "%s"', async (path, role) => {
  await open(path, { [TASK]: { data: aTask() } }, { at: '/again' });
  expect(await screen.findByLabelText(/^Role/)).toHaveValue(role);
});

it('shows the choice in Bangla', async () => {
  await open(shop(1000), {}, { language: 'bn' });
  expect(await screen.findByText('$৩৫.০০ দিয়ে ১,০০০ কয়েন')).toBeInTheDocument();
});

it('shows a general text while the task loads, and when it fails to load', async () => {
  const { unmount } = await open(taskPage, { [TASK]: never });
  expect(screen.getByText('Up next: the task you chose')).toBeInTheDocument();
  unmount();
  const page = await open(taskPage, { [TASK]: problem(404, 'request/not-found') });
  expect(await screen.findByText('You will then return to the task you chose.')).toBeInTheDocument();
  expect(page.notices()).toEqual([]);
});

it.each(['/', '/dashboard', shop(7), '/dashboard/taskDetails/'])('shows nothing for %s', async (path) => {
  const page = await open(path);
  await waitFor(() => expect(page.place()).toBe('/signin'));
  expect(screen.queryByText(/Up next|will return to the task/i)).not.toBeInTheDocument();
});
