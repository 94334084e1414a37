import { type WorkerGroup } from '@kaaj/contract';
import {
  aPage,
  aTask,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import GroupPage from './group-page';
import GroupsPage from './groups-page';

const user = userEvent.setup({ delay: null });

const aGroup = (changes: Partial<WorkerGroup> = {}): WorkerGroup => ({
  _id: 'group-1',
  name: 'Careful people',
  members: 2,
  ofTest: false,
  invitationUntil: null,
  createdAt: '2030-01-15T12:00:00.000Z',
  ...changes,
});

const list = (groups: Stub, api: Stubs = {}) =>
  renderPage(<GroupsPage />, {
    messages,
    user: aUser({ role: 'Buyer' }),
    api: { 'GET /worker-group': groups, ...api },
  });

const MEMBERS = aPage([
  {
    worker: { _id: 'worker-1', name: 'Rahima', image: '' },
    source: 'accepted',
    addedAt: '2030-01-16T12:00:00.000Z',
  },
]);

const one = (api: Stubs = {}, group = aGroup()) =>
  renderPage(<GroupPage />, {
    messages,
    user: aUser({ role: 'Buyer' }),
    at: '/dashboard/group/group-1',
    path: '/dashboard/group/:groupId',
    api: {
      'GET /worker-group/group-1': { data: group },
      'GET /worker-group/group-1/member': MEMBERS,
      'GET /task/user/rina@example.com': aPage([]),
      ...api,
    },
  });

describe('the list of groups', () => {
  describeLoading({
    open: list,
    answer: aPage([aGroup()]),
    failed: 'Your groups could not be loaded.',
    shown: () => screen.findByRole('row', { name: /Careful people/ }),
  });

  it('links to each, and shows its number of workers', async () => {
    await list(aPage([aGroup({ members: 1_200 })]));
    const row = within(await screen.findByRole('row', { name: /Careful people/ }));
    expect(row.getByRole('link', { name: 'Careful people' })).toHaveAttribute('href', '/dashboard/group/group-1');
    expect(row.getByText('1,200')).toBeInTheDocument();
  });

  it('takes a new one by its name', async () => {
    const page = await list(aPage([]), { 'POST /worker-group': { data: aGroup({ members: 0 }) } });
    await screen.findByText('No groups yet');
    await user.click(screen.getByRole('button', { name: 'Create a group' }));
    const dialog = within(await screen.findByRole('dialog'));
    await paste(dialog.getByLabelText(/^Name of the group/), 'Careful people');
    await user.click(dialog.getByRole('button', { name: 'Create a group' }));
    await waitFor(() => expect(page.server.callsOf('POST /worker-group')[0]?.body).toEqual({ name: 'Careful people' }));
  });
});

describe('a group', () => {
  it('shows its members and why they joined, and removes them', async () => {
    const page = await one({ 'DELETE /worker-group/group-1/member/worker-1': { data: { _id: 'group-1' } } });
    const row = within(await screen.findByRole('row', { name: /Rahima/ }));
    expect(row.getByText('for accepted work')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Remove Rahima from the group' }));
    await waitFor(() => expect(page.server.callsOf('DELETE /worker-group/group-1/member/worker-1')).toHaveLength(1));
  });

  it('adds every worker with accepted work on a task', async () => {
    const page = await one({
      'GET /task/user/rina@example.com': aPage([aTask({ title: 'Name the birds' })]),
      'POST /worker-group/group-1/member': { data: { added: 3, already: 0, unknown: [] } },
    });
    await user.click(await screen.findByLabelText(/^Everybody whose work was accepted/));
    await user.click(await screen.findByRole('option', { name: 'Name the birds' }));
    await user.click(screen.getByRole('button', { name: 'Add these workers' }));
    await waitFor(() =>
      expect(page.server.callsOf('POST /worker-group/group-1/member')[0]?.body).toEqual({ task: 'task-1' }),
    );
  });

  it('adds ids, and lists those that belong to no worker', async () => {
    const page = await one({
      'POST /worker-group/group-1/member': { data: { added: 1, already: 2, unknown: ['nobody'] } },
    });
    await paste(await screen.findByLabelText(/^Worker ids/), 'someone\nnobody');
    await user.click(screen.getByRole('button', { name: 'Add these ids' }));
    await waitFor(() => expect(page.notices().at(-1)).toMatchObject({ text: 'nobody is the id of no worker.' }));
    expect(page.server.callsOf('POST /worker-group/group-1/member')[0]?.body).toEqual({ csv: 'someone\nnobody' });
  });

  it('marks neither way of adding workers as required, but says what is missing for the chosen one', async () => {
    const page = await one({ 'GET /task/user/rina@example.com': aPage([aTask()]) });
    await user.click(await screen.findByRole('button', { name: 'Add these workers' }));
    await waitFor(() => expect(screen.getByLabelText('Everybody whose work was accepted')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Add these ids' }));
    await waitFor(() => expect(screen.getByLabelText('Worker ids')).toBeInvalid());
    expect(page.server.callsOf('POST /worker-group/group-1/member')).toEqual([]);
  });

  it('shows an invitation link when it is made', async () => {
    const link = 'https://kaaj.example/dashboard/joinGroup?token=secret';
    await one({ 'POST /worker-group/group-1/invitation': { data: { link, until: '2030-02-01T12:00:00.000Z' } } });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(link)).toBeInTheDocument();
  });

  it('cannot be deleted while a task uses it', async () => {
    const page = await one({ 'DELETE /worker-group/group-1': problem(409, 'group/in-use') });
    await user.click(await screen.findByRole('button', { name: 'Delete the group' }));
    page.answer(true);
    await waitFor(() =>
      expect(page.notices().at(-1)).toMatchObject({ text: expect.stringContaining('A task names this group') }),
    );
  });

  it('of a qualification test takes no members by hand', async () => {
    await one({}, aGroup({ ofTest: true }));
    await screen.findByRole('row', { name: /Rahima/ });
    expect(screen.queryByLabelText(/^Worker ids/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete the group' })).not.toBeInTheDocument();
  });
});
