import { type Task } from '@kaaj/contract';
import {
  aTask,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import EditTaskPage from './edit-task-page';

const user = userEvent.setup({ delay: null });
const EDIT = 'PATCH /task/update/task-1';
const RESIZE = 'PATCH /task/update/requiredWorker/task-1';

const open = (api: Stubs, more: object = {}) =>
  renderPage(<EditTaskPage />, {
    path: '/dashboard/task/update/:taskId',
    at: '/dashboard/task/update/task-1',
    messages,
    user: aUser({ role: 'Buyer' }),
    api,
    ...more,
  });

const openTask = (api: Stubs = {}, changes: Partial<Task> = {}) =>
  open({ 'GET /task/task-1': { data: { ...aTask(changes), mySubmission: null } }, ...api });

const put = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await user.clear(field);
  if (text) await paste(field, text);
};

describeLoading({
  open: (task) => open({ 'GET /task/task-1': task }),
  answer: { data: { ...aTask(), mySubmission: null } },
  failed: 'The task could not be loaded.',
  shown: () => screen.findByLabelText(/^Task Title/),
});

const TERMS = {
  category: 'other',
  allowanceMinutes: 60,
  estimatedMinutes: null,
  contentNotice: 'none',
  proof: { text: '', pictures: 0, link: false },
};

describe('the task to change', () => {
  it('is reported as missing when it was deleted, with a link back', async () => {
    await open({ 'GET /task/task-1': problem(404, 'request/not-found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This task is no longer here.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: "My Task's" })).toHaveAttribute('href', '/dashboard/myTasks');
  });
});

describe('a page elsewhere', () => {
  const link = { url: 'https://survey.example/', code: 'OPEN-1' };
  const openLinked = (api: Stubs) =>
    open({ 'GET /task/task-1': { data: { ...aTask(), form: null, link, mySubmission: null } }, ...api });
  const save = () => user.click(screen.getByRole('button', { name: 'Update Task' }));

  it('is changed, and a secret that is new is shown once', async () => {
    const page = await openLinked({ [EDIT]: { data: { ...aTask(), linkSecret: 'sEcReT' } } });
    await put(/^Address of the page/, 'https://other.example/');
    await user.selectOptions(screen.getByLabelText('Completion code'), 'signed');
    await save();
    expect(await screen.findByText('sEcReT')).toBeInTheDocument();
    expect(page.server.callsOf(EDIT)[0]?.body).toMatchObject({
      link: { url: 'https://other.example/', code: 'signed' },
    });
  });

  it('is removed, so that the work is done here', async () => {
    const page = await openLinked({ [EDIT]: { data: aTask() } });
    await user.click(await screen.findByRole('switch', { name: 'The work is done on a page of mine' }));
    await save();
    await waitFor(() => expect(page.server.callsOf(EDIT)).toHaveLength(1));
    expect(page.server.callsOf(EDIT)[0]?.body).toMatchObject({ link: null });
  });
});

describe('the fixed fields', () => {
  it('are shown and disabled, the picture too', async () => {
    await openTask({}, { imageURL: 'https://example.com/shop.png' });
    const values = { 'Required Workers': '3', 'Payable Amount': '25', 'Completion Date': 'Jan 31, 2030' };
    for (const [label, value] of Object.entries(values)) {
      expect(await screen.findByLabelText(label)).toBeDisabled();
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    expect(screen.getByLabelText(/^Task Image/)).toBeDisabled();
    expect(document.querySelector('form img')).toHaveAttribute('src', 'https://example.com/shop.png');
    expect(screen.getByText(/You can change the number of workers below\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change spots' })).toBeInTheDocument();
  });

  it('has its numbers in the reader’s digits, and the editable places too', async () => {
    await open({ 'GET /task/task-1': { data: { ...aTask(), mySubmission: null } } }, { language: 'bn' });
    expect(await screen.findByLabelText(/^কর্মী প্রয়োজন/)).toHaveValue('৩');
    expect(screen.getByRole('spinbutton', { name: 'খালি জায়গা' })).toHaveValue('৩');
  });

  it('applies to the places of a closed task as well', async () => {
    await openTask({}, { closed: true });
    expect(await screen.findByText(/^Workers, payable amount, .* cannot be changed\./)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Open spots' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change spots' })).not.toBeInTheDocument();
  });
});

describe('its texts', () => {
  const save = () => user.click(screen.getByRole('button', { name: 'Update Task' }));

  it('are saved, with a toast, and shown in the list of own tasks', async () => {
    const page = await openTask({ [EDIT]: { data: aTask() } });
    await put(/^Task Title/, 'Check twenty addresses');
    await save();
    await waitFor(() => expect(page.place()).toBe('/dashboard/myTasks'));
    expect(page.server.callsOf(EDIT)[0]?.body).toEqual({
      title: 'Check twenty addresses',
      taskDetail: 'Look whether each shop is still there.',
      submissionInfo: 'A list of the shops',
      ...TERMS,
    });
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Task Updated' }]);
  });

  it('are saved with the days to decide only when these were changed', async () => {
    const page = await openTask({ [EDIT]: { data: aTask() } });
    await user.click(await screen.findByLabelText(/^Days to decide/));
    await user.click(await screen.findByText('3 days', { selector: '.ant-select-item-option-content' }));
    expect(screen.queryByText('Default', { selector: '.ant-select-item-option-content' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(page.server.callsOf(EDIT)).toHaveLength(1));
    expect(page.server.callsOf(EDIT)[0]?.body).toMatchObject({ reviewDays: 3 });
  });

  it('are not saved with an estimate that is no number or longer than the allowance', async () => {
    const page = await openTask({ [EDIT]: { data: aTask() } });
    const estimate = () => screen.getByLabelText(/^Estimated/);
    for (const wrong of ['2o', '61']) {
      await put(/^Estimated/, wrong);
      await save();
      await waitFor(() => expect(estimate()).toBeInvalid());
    }
    expect(page.server.callsOf(EDIT)).toEqual([]);
    await put(/^Estimated/, '২০');
    await save();
    await waitFor(() => expect(page.server.callsOf(EDIT)[0]?.body).toMatchObject({ estimatedMinutes: 20 }));
  });

  it('must all be there', async () => {
    const page = await openTask();
    const labels = [/^Task Title/, /^Task Detail/, /^Submission Info/];
    for (const label of labels) await put(label, ' ');
    await save();
    for (const label of labels) {
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
      await waitFor(() =>
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
          expect.stringContaining('This field is required.'),
        ),
      );
    }
    expect(page.server.callsOf(EDIT)).toEqual([]);
  });

  it('are kept when the server refuses, with the reason', async () => {
    const page = await openTask({ [EDIT]: problem(404, 'request/not-found') });
    await put(/^Task Title/, 'Check twenty addresses');
    await save();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not found, or you do not have access.' }]),
    );
    expect(screen.getByLabelText(/^Task Title/)).toHaveValue('Check twenty addresses');
    expect(page.place()).toBe('/dashboard/task/update/task-1');
  });

  it('wait while there is no connection', async () => {
    await openTask();
    const button = await screen.findByRole('button', { name: 'Update Task' });
    await whileOffline(() => expect(button).toBeDisabled());
  });
});

describe('its open slots', () => {
  it('become more, which reserves coins', async () => {
    const page = await openTask({ [RESIZE]: { data: aTask() } });
    await put(/^Open spots/, '5');
    expect(screen.getByText('50 coins will be reserved.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change spots' }));
    await waitFor(() => expect(page.server.callsOf(RESIZE)[0]?.body).toEqual({ requiredWorkers: 5 }));
  });
});
