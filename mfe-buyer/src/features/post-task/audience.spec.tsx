import { aPage, aUser, problem, renderPage, type Stub, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { EMPTY_TASK } from '../../shared/task-draft';
import PostTaskPage from './post-task-page';

const user = userEvent.setup({ delay: null });
const TASK = {
  ...EMPTY_TASK,
  ...{ title: 'Survey', taskDetail: 'Open it.', submissionInfo: 'The code.', requiredWorkers: '1', payableAmount: '5' },
  ...{ completionDate: '2030-01-31', imageURL: '/api/image/a.webp' },
};
const group = (_id: string, name: string, ofTest = false) => ({
  ...{ _id, name, ofTest, members: 1, invitationUntil: null, createdAt: '2030-01-15T12:00:00.000Z' },
});
const GROUPS = aPage([
  group('birds', 'Bird people'),
  group('done', 'Did it before'),
  group('first', 'Names of birds', true),
  group('second', 'Names of trees', true),
]);

const open = async (groups: Stub = GROUPS, answer: object = { data: {} }) => {
  const sent: unknown[] = [];
  localStorage.clear();
  localStorage.setItem('kaaj.draft.rina@example.com/task', JSON.stringify(TASK));
  await renderPage(<PostTaskPage />, {
    ...{ path: '/dashboard/addTask', at: '/dashboard/addTask', messages },
    user: aUser({ role: 'Buyer', availableCoin: 100 }),
    api: {
      'GET /worker-group': groups,
      'POST /task': ({ body }: StubCall) => {
        sent.push((body as { audience?: unknown }).audience);
        return answer;
      },
    },
  });
  await user.click(screen.getByText('More options'));
  return sent;
};
const choose = async (label: string, use: string) => {
  if (!screen.queryByLabelText(label))
    await user.selectOptions(await screen.findByLabelText('Choose who may take it'), label);
  await user.selectOptions(await screen.findByLabelText(label), use);
};
const post = () => user.click(screen.getByRole('button', { name: 'Add Task' }));

it('posts the required groups, the excluded groups, and the required test', async () => {
  const sent = await open();
  await choose('Bird people', 'Only for this group');
  await choose('Did it before', 'Not for this group');
  await choose('Test: Names of birds', 'Only for those who passed');
  await choose('Test: Names of trees', 'Only for those who passed');
  expect(screen.queryByLabelText('Test: Names of birds')).not.toBeInTheDocument();
  await post();
  await waitFor(() => expect(sent).toEqual([{ groups: ['birds'], excluded: ['done'], test: 'second' }]));
});

it('posts a public task when no group is selected', async () => {
  const sent = await open();
  await choose('Bird people', 'Only for this group');
  await choose('Bird people', 'Not used');
  await post();
  await waitFor(() => expect(sent).toEqual([undefined]));
});

it('offers to create a group when there is none', async () => {
  await open(aPage([]));
  expect(await screen.findByText(/^Every worker may take it\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a group' })).toHaveAttribute('href', '/dashboard/groups');
});

it('shows which group the server refuses', async () => {
  const errors = [{ field: 'audience.groups.0', code: 'unknown', message: 'This is not one of yours.' }];
  await open(GROUPS, problem(422, 'task/audience-invalid', { errors }));
  await choose('Bird people', 'Only for this group');
  await post();
  expect(await screen.findByText('This is not one of yours.')).toBeInTheDocument();
});
