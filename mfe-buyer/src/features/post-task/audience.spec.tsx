import { aPage, aUser, problem, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../../messages';
import { type AudienceDraft, AudienceFields, audienceOf } from '../../shared/audience-fields';
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

let chosen: AudienceDraft | undefined;
function Alone() {
  const [audience, setAudience] = useState<AudienceDraft>();
  const choice = (next: AudienceDraft) => {
    chosen = next;
    setAudience(next);
  };
  return <AudienceFields audience={audience} errors={{}} onChange={choice} />;
}

const openAlone = (groups: Stub = GROUPS) =>
  renderPage(<Alone />, { messages, user: aUser({ role: 'Buyer' }), api: { 'GET /worker-group': groups } });
const choose = async (label: string, use: string) => {
  if (!screen.queryByLabelText(label))
    await user.selectOptions(await screen.findByLabelText('Choose who may take it'), label);
  await user.selectOptions(await screen.findByLabelText(label), use);
};

it('takes required groups, excluded groups, and one required test', async () => {
  await openAlone();
  await choose('Bird people', 'Only for this group');
  await choose('Did it before', 'Not for this group');
  await choose('Test: Names of birds', 'Only for those who passed');
  await choose('Test: Names of trees', 'Only for those who passed');
  expect(screen.queryByLabelText('Test: Names of birds')).not.toBeInTheDocument();
  expect(audienceOf(chosen)).toEqual({ audience: { groups: ['birds'], excluded: ['done'], test: 'second' } });
});

it('is public when no group is selected', async () => {
  await openAlone();
  await choose('Bird people', 'Only for this group');
  await choose('Bird people', 'Not used');
  expect(chosen).toEqual({});
  expect(audienceOf(chosen)).toEqual({});
});

it('offers to create a group when there is none', async () => {
  await openAlone(aPage([]));
  expect(await screen.findByText(/^Every worker may take it\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a group' })).toHaveAttribute('href', '/dashboard/groups');
});

it('is posted with the task, and shows which group the server refuses', async () => {
  const errors = [{ field: 'audience.groups.0', code: 'unknown', message: 'This is not one of yours.' }];
  localStorage.clear();
  localStorage.setItem('kaaj.draft.rina@example.com/task', JSON.stringify(TASK));
  const page = await renderPage(<PostTaskPage />, {
    ...{ path: '/dashboard/addTask', at: '/dashboard/addTask', messages },
    user: aUser({ role: 'Buyer', availableCoin: 100 }),
    api: { 'GET /worker-group': GROUPS, 'POST /task': problem(422, 'task/audience-invalid', { errors }) },
  });
  await user.click(screen.getByText('More options'));
  await choose('Bird people', 'Only for this group');
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  expect(await screen.findByText('This is not one of yours.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task')[0]?.body).toMatchObject({ audience: { groups: ['birds'], excluded: [] } });
});
