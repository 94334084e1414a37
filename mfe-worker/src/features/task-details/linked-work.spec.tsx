import { type TaskDetails } from '@kaaj/contract';
import { aTask, aUser, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TaskDetailsPage from './task-details-page';

const user = userEvent.setup({ delay: null });
const ADDRESS = 'https://survey.example/s?w=ABC&s=DEF';
const task: TaskDetails = {
  ...aTask(),
  form: null,
  link: { url: 'https://survey.example/s?w={{worker}}&s={{submission}}' },
  mySubmission: null,
  myClaim: { until: new Date(Date.now() + 600_000).toISOString(), link: { url: ADDRESS } },
};

const open = (more: Partial<TaskDetails> = {}, answer: unknown = { data: {} }) => {
  const sent: unknown[] = [];
  const send = ({ body }: StubCall) => {
    sent.push(body);
    return answer;
  };
  const page = renderPage(<TaskDetailsPage />, {
    path: '/dashboard/taskDetails/:taskId',
    at: '/dashboard/taskDetails/task-1',
    messages,
    user: aUser({ role: 'Worker' }),
    api: { 'GET /task/task-1': { data: { ...task, ...more } }, 'POST /submission': send },
  });
  return { page, sent };
};

it('shows the address before it is opened, in a new tab that cannot reach this one', async () => {
  open();
  expect(await screen.findByText(ADDRESS)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open the page in a new tab' });
  expect(link).toHaveAttribute('href', ADDRESS);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('sends the completion code', async () => {
  const { sent } = open();
  await user.type(await screen.findByLabelText(/^Completion code/), ' K3D9 ');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent).toEqual([{ task: 'task-1', version: 1, code: 'K3D9' }]));
});

it('shows a wrong code at the field', async () => {
  const message = 'This completion code is incorrect.';
  open(
    {},
    problem(422, 'submission/code-wrong', { errors: [{ field: 'code', code: 'submission/code-wrong', message }] }),
  );
  await user.type(await screen.findByLabelText(/^Completion code/), 'K');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.getByLabelText(/^Completion code/)).toBeInvalid());
});

it('requires a reserved spot first', async () => {
  open({ myClaim: null });
  expect(await screen.findByText('Reserve a spot to open the page where this work is done.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Completion code/)).not.toBeInTheDocument();
});

it('shows the buyer how many wrong codes were sent', async () => {
  open({ link: { url: ADDRESS, code: 'any', wrongCodes: 7 }, myClaim: null });
  expect(await screen.findByText('Wrong completion codes so far: 7')).toBeInTheDocument();
});
