import { type TaskDetails } from '@kaaj/contract';
import { aTask, aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import TaskDetailsPage from './task-details-page';

const open = (more: Partial<TaskDetails>) =>
  renderPage(<TaskDetailsPage />, {
    path: '/dashboard/taskDetails/:taskId',
    at: '/dashboard/taskDetails/task-1',
    messages,
    user: aUser({ role: 'Worker' }),
    api: { 'GET /task/task-1': { data: { ...aTask(), form: null, mySubmission: null, myClaim: null, ...more } } },
  });

it('shows why a worker may not take the task, and links to its test', async () => {
  await open({ eligible: false, reasons: ['group', 'test'], test: 'test-1' });
  expect(await screen.findByText('You cannot take this task.')).toBeInTheDocument();
  expect(screen.getByText(/a group of workers that you are not in/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take the test' })).toHaveAttribute('href', '/dashboard/test/test-1');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

it('says that a worker posted the task as a buyer', async () => {
  await open({ eligible: false, reasons: ['own'] });
  expect(await screen.findByText('You posted it yourself.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

it('allows a submission by a worker with an earlier claim', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  await open({ eligible: false, reasons: ['excluded'], myClaim: { until } });
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(screen.queryByText('You cannot take this task.')).not.toBeInTheDocument();
});
