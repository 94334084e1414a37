import { type Role, type Task } from '@kaaj/contract';
import { aTask, aUser, describeLoading, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TaskPage from './task-page';

const open = (task: Stub, more: object = {}) => {
  const api: Stubs = { 'GET /task/task-1': task };
  return renderPage(<TaskPage />, { path: '/task/:taskId', at: '/task/task-1', messages, api, ...more });
};
const openTask = (changes: Partial<Task> = {}, more: object = {}) => open({ data: aTask(changes) }, more);

describeLoading({
  open,
  answer: { data: aTask() },
  failed: 'The task could not be loaded.',
  shown: () => screen.findByRole('heading', { level: 1, name: 'Check ten addresses' }),
});

it('shows a visitor the task, its pay, and its open places', async () => {
  await openTask({ places: 10 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Check ten addresses' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What to do' })).toHaveTextContent('Look whether each shop');
  expect(screen.getByRole('region', { name: 'Proof required' })).toHaveTextContent('A list of the shops');
  const facts = screen.getByRole('region', { name: 'At a glance' });
  for (const words of ['Karim', '25', '$1.25', 'Jan 31, 2030', '3 of 10 left']) expect(facts).toHaveTextContent(words);
  expect(document.title).toBe('Check ten addresses | Kaaj');
});

it('links to the page where the work is sent', async () => {
  await openTask();
  const way = await screen.findByRole('link', { name: 'Do this task' });
  expect(way).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(screen.getByText('Sign in or join for free, and you will come straight back here.')).toBeInTheDocument();
});

it.each<Role>(['Worker', 'Buyer', 'Admin'])('does not link a %s to sign-in', async (role) => {
  await openTask({}, { user: aUser({ role }) });
  const way = await screen.findByRole('link', { name: 'Open this task' });
  expect(way).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(screen.queryByText(/Sign in or join/)).not.toBeInTheDocument();
});

it('shows that all places are taken', async () => {
  await openTask({ requiredWorkers: 0 });
  expect(await screen.findByText(/All spots are taken right now/)).toBeInTheDocument();
});

it('shows all of the picture at a press, and a strip of it at another', async () => {
  await openTask({ imageURL: '/api/image/shops.webp' });
  const user = userEvent.setup({ delay: null });
  const large = await screen.findByRole('button', { name: 'Enlarge the picture', expanded: false });
  await user.click(large);
  await user.click(screen.getByRole('button', { name: 'Shrink the picture', expanded: true }));
  expect(within(large).getByRole('presentation')).toHaveAttribute('src', '/api/image/shops.webp');
});

it('is missed when it is not open, with the way to those that are', async () => {
  await open(problem(404, 'request/not-found'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This task is not available.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/alltasks');
});

it('is shown in Bangla, with Bangla digits', async () => {
  await openTask({ places: 10 }, { language: 'bn' });
  expect(await screen.findByText('১০টির মধ্যে ৩টি বাকি')).toBeInTheDocument();
});
