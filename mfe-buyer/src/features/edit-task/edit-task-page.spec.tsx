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
  const FIXED = [/^Required Workers/, /^Payable Amount/, /^Completion Date/, /^Task Image/];

  it('is shown and disabled, the picture too', async () => {
    await openTask({}, { imageURL: 'https://example.com/shop.png' });
    for (const label of FIXED) expect(await screen.findByLabelText(label)).toBeDisabled();
    expect(document.querySelector('form img')).toHaveAttribute('src', 'https://example.com/shop.png');
  });

  it('has its numbers in the reader’s digits, and the editable places too', async () => {
    await open({ 'GET /task/task-1': { data: { ...aTask(), mySubmission: null } } }, { language: 'bn' });
    expect(await screen.findByLabelText(/^কর্মী প্রয়োজন/)).toHaveValue('৩');
    expect(screen.getByRole('spinbutton', { name: 'খালি জায়গা' })).toHaveValue('৩');
  });

  it('is shown without contradicting the card below, which changes the places', async () => {
    await openTask();
    expect(await screen.findByText(/You can change the number of workers below\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change spots' })).toBeInTheDocument();
  });

  it('applies to the places of a closed task as well', async () => {
    await openTask({}, { closed: true });
    expect(await screen.findByText(/^Workers, payable amount, .* cannot be changed\./)).toBeInTheDocument();
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

  it.each([/^Task Title/, /^Task Detail/, /^Submission Info/])('%s must be there', async (label) => {
    const page = await openTask();
    await put(label, ' ');
    await save();
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining('This field is required.'),
      ),
    );
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

  it('are the only editable fields: places, pay and day are fixed', async () => {
    await openTask();
    await screen.findByRole('button', { name: 'Update Task' });
    for (const [label, value] of [
      ['Required Workers', '3'],
      ['Payable Amount', '25'],
      ['Completion Date', 'Jan 31, 2030'],
    ] as const) {
      expect(screen.getByLabelText(label)).toBeDisabled();
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
  });

  it('wait while there is no connection', async () => {
    await openTask();
    const button = await screen.findByRole('button', { name: 'Update Task' });
    await whileOffline(() => expect(button).toBeDisabled());
  });
});

describe('its open slots', () => {
  const places = /^Open spots/;
  const change = () => screen.getByRole('button', { name: 'Change spots' });

  it.each([
    ['5', '50 coins will be reserved.'],
    ['1', '50 coins will be returned to you.'],
    ['0', '75 coins will be returned to you.'],
  ])('become %s: %s', async (wanted, sentence) => {
    const page = await openTask({ [RESIZE]: { data: aTask() } });
    await put(places, wanted);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await user.click(change());
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Open spots changed' }]));
    expect(page.server.callsOf(RESIZE)[0]?.body).toEqual({ requiredWorkers: Number(wanted) });
  });

  it.each([
    ['3', 'No change.'],
    ['10001', 'Enter a whole number from 0 to 10,000.'],
    ['', 'Enter a whole number from 0 to 10,000.'],
  ])('cannot become "%s": %s', async (wanted, sentence) => {
    await openTask();
    await put(places, wanted);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(change()).toBeDisabled();
  });

  it.each(['hello', '3.5', '-1', '9'.repeat(30)])('cannot become %s, with an error at the field', async (wanted) => {
    await openTask();
    await put(places, wanted);
    await waitFor(() => expect(screen.getByLabelText(places, { selector: 'input' })).toBeInvalid());
    await waitFor(() =>
      expect(screen.getByLabelText(places, { selector: 'input' })).toHaveAccessibleDescription(
        expect.stringContaining('Enter a whole number from 0 to 10,000.'),
      ),
    );
    expect(change()).toBeDisabled();
  });

  it('may be written in digits of Bangla', async () => {
    const page = await openTask({ [RESIZE]: { data: aTask() } });
    await put(places, '৫');
    await user.click(change());
    await waitFor(() => expect(page.server.callsOf(RESIZE)[0]?.body).toEqual({ requiredWorkers: 5 }));
  });

  it('show a buyer without enough coins how many are missing, and link to the shop', async () => {
    const page = await openTask();
    await put(places, '9');
    await waitFor(() =>
      expect(screen.getByLabelText(places, { selector: 'input' })).toHaveAccessibleDescription(
        expect.stringContaining('You need 40 more coins'),
      ),
    );
    await user.click(change());
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not Enough Coins. Purchase Coins' }]);
    expect(page.server.callsOf(RESIZE)).toEqual([]);
  });

  it('cost the fee in addition where the task was posted with one', async () => {
    const settings = { 'GET /settings': { data: { today: '2030-01-15', limits: { reviewDays: 7 }, feePercent: 10 } } };
    await openTask(settings, { fee: 7 });
    await put(places, '5');
    expect(await screen.findByText(/^50 coins will be reserved\. Plus a fee of 10%: 5 coins\./)).toBeInTheDocument();
    await put(places, '8');
    expect(await screen.findByText('You need 27 more coins')).toBeInTheDocument();
  });

  it('link a buyer whose coins were spent in the meantime to the shop', async () => {
    const page = await openTask({ [RESIZE]: problem(422, 'wallet/not-enough-coins') });
    await put(places, '5');
    await user.click(change());
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not Enough Coins. Purchase Coins' }]);
  });

  it('show any other reason of a refusal', async () => {
    const page = await openTask({ [RESIZE]: problem(409, 'task/closed') });
    await put(places, '5');
    await user.click(change());
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'This task no longer accepts work.' }]),
    );
  });

  it('are no longer there once the task is closed', async () => {
    await openTask({}, { closed: true });
    await screen.findByLabelText(/^Task Title/);
    expect(screen.queryByRole('region', { name: 'Open spots' })).not.toBeInTheDocument();
  });
});
