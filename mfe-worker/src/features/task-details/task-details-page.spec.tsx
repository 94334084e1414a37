import { type Role, type TaskDetails } from '@kaaj/contract';
import { signOut } from '@kaaj/web-kit';
import {
  aPage,
  aTask,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type StubCall,
  type Stubs,
  whileOffline,
} from '@kaaj/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TaskDetailsPage from './task-details-page';

const user = userEvent.setup({ delay: null });
const details = (changes: Partial<TaskDetails> = {}): TaskDetails => ({
  ...aTask(),
  form: null,
  mySubmission: null,
  ...changes,
});

const open = (api: Stubs, role: Role = 'Worker', more: object = {}) =>
  renderPage(<TaskDetailsPage />, {
    path: '/dashboard/taskDetails/:taskId',
    at: '/dashboard/taskDetails/task-1',
    messages,
    user: aUser({ role }),
    api,
    ...more,
  });

const openTask = (changes: Partial<TaskDetails> = {}, api: Stubs = {}, role: Role = 'Worker') =>
  open({ 'GET /task/task-1': { data: details(changes) }, ...api }, role);

const field = () => screen.findByLabelText(/^Submission Detail/);
const send = () => user.click(screen.getByRole('button', { name: 'Submit' }));

beforeEach(() => localStorage.clear());

describeLoading({
  open: (task) => open({ 'GET /task/task-1': task }),
  answer: { data: details() },
  failed: 'The task could not be loaded.',
  shown: () => screen.findByRole('heading', { level: 1, name: 'Check ten addresses' }),
});

describe('the task', () => {
  it('is shown with instructions, proof, buyer, pay, last day, and open places', async () => {
    await openTask({ imageURL: '/api/image/shops.webp' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Check ten addresses' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What to do' })).toHaveTextContent('Look whether each shop');
    expect(screen.getByRole('region', { name: 'Submission Info' })).toHaveTextContent('A list of the shops');
    const facts = screen.getByRole('region', { name: 'At a glance' });
    for (const words of ['Karim', '25', 'Jan 31, 2030']) expect(facts).toHaveTextContent(words);
    expect(screen.getByTestId('open-slots')).toHaveTextContent('3');
    expect(document.title).toBe('Check ten addresses | Kaaj');
  });

  it('names the time zone in which its day ends', async () => {
    await openTask({}, { 'GET /settings': { data: { timeZone: 'Asia/Dhaka' } } });
    expect(await screen.findByText('End of the day, Bangladesh Standard Time')).toBeInTheDocument();
  });

  it('shows the number of open places and of all places', async () => {
    await openTask({ places: 10 });
    expect(await screen.findByText('3 of 10 left')).toBeInTheDocument();
  });

  it('puts the instructions first and shows all of the picture at a press', async () => {
    await openTask({ imageURL: '/api/image/shops.webp', taskDetail: 'Read **all** of https://kaaj.example/shops.' });
    const picture = await screen.findByRole('button', { name: 'Enlarge the picture', expanded: false });
    const words = screen.getByRole('region', { name: 'What to do' });
    expect(words.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'https://kaaj.example/shops' })).toHaveAttribute(
      'rel',
      'noopener nofollow ugc',
    );
    await user.click(picture);
    expect(screen.getByRole('button', { name: 'Shrink the picture', expanded: true })).toBeInTheDocument();
  });

  it('offers no press for a picture that the full width does not enlarge', async () => {
    await openTask({ imageURL: '/api/image/shops.webp' });
    const picture = await screen.findByRole('button', { name: 'Enlarge the picture' });
    const image = picture.querySelector('img') as HTMLImageElement;
    const load = (natural: { naturalWidth: number; naturalHeight: number }) => {
      for (const [name, value] of Object.entries({ clientWidth: 326, clientHeight: 183, ...natural }))
        Object.defineProperty(image, name, { configurable: true, value });
      fireEvent.load(image);
    };
    load({ naturalWidth: 600, naturalHeight: 800 });
    expect(picture).toBeEnabled();
    load({ naturalWidth: 800, naturalHeight: 450 });
    expect(picture).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Enlarge the picture' })).not.toBeInTheDocument();
  });

  it.each([
    ['Worker', '/dashboard/tasklist'],
    ['Buyer', '/alltasks'],
  ] as const)('leads a %s back to %s', async (role, href) => {
    await openTask({}, {}, role);
    await waitFor(() => expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', href));
  });

  it('is reported as missing when it was deleted, with a link back', async () => {
    await open({ 'GET /task/task-1': problem(404, 'request/not-found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This task is no longer here.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/alltasks');
  });
});

describe('sending work', () => {
  it('shows that the work was sent, and deletes the draft', async () => {
    const page = await openTask({}, { 'POST /submission': { data: { _id: 'submission-1' } } });
    await paste(await field(), 'All ten are there.');
    expect(screen.getByText('Saved on this device until you submit it.')).toBeInTheDocument();
    await send();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Submission is successfull' }]));
    expect(page.server.callsOf('POST /submission')[0]?.body).toEqual({
      task: 'task-1',
      submissionDetail: 'All ten are there.',
      version: 1,
    });
    expect(await field()).toHaveValue('');
  });

  it('requires text that is not blank', async () => {
    const page = await openTask();
    await paste(await field(), '   ');
    await send();
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
    expect(page.server.callsOf('POST /submission')).toEqual([]);
    await paste(await field(), 'x');
    expect(await field()).toBeValid();
  });

  it('shows the reason of a refusal, and keeps the input', async () => {
    const page = await openTask({}, { 'POST /submission': problem(409, 'task/no-open-slot') });
    await paste(await field(), 'All ten are there.');
    await send();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'All spots of this task are taken.' }]),
    );
    expect(await field()).toHaveValue('All ten are there.');
  });

  it('shows the buyer’s changes, keeps the input, and sends it for the new text', async () => {
    let present = details();
    const page = await open({
      'GET /task/task-1': () => ({ data: present }),
      'POST /submission': ({ body }: StubCall) =>
        (body as { version: number }).version === 2
          ? { data: { _id: 'submission-1' } }
          : problem(409, 'task/text-changed'),
    });
    await paste(await field(), 'All ten are there.');
    present = details({ version: 2, taskDetail: 'Look whether each shop is open on Friday.' });
    await send();
    expect(await screen.findByText('The buyer changed this task since you opened it.')).toBeInTheDocument();
    expect(screen.getByText('Look whether each shop is open on Friday.')).toBeInTheDocument();
    expect(screen.getByText('Look whether each shop is still there.')).toBeInTheDocument();
    expect(screen.getByText('Previous What to do')).toBeInTheDocument();
    expect(screen.queryByText('Previous Task Title')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('All ten are there.');
    await send();
    await waitFor(() => expect(page.notices()).toContainEqual(expect.objectContaining({ kind: 'success' })));
    expect(page.server.callsOf('POST /submission').map(({ body }) => (body as { version: number }).version)).toEqual([
      1, 2,
    ]);
  });

  it('finds the draft of an earlier visit', async () => {
    const first = await openTask();
    await paste(await field(), 'Half of it');
    first.unmount();
    await openTask();
    expect(await field()).toHaveValue('Half of it');
  });

  it('finds the draft after a sign-out, which another worker of the device does not see', async () => {
    const task = { 'GET /task/task-1': { data: details() }, 'GET /jwt/logout': { data: {} } };
    const first = await open(task);
    await paste(await field(), 'Half of it');
    await act(() => signOut());
    first.unmount();
    const other = await open(task, 'Worker', { user: aUser({ role: 'Worker', email: 'other@example.com' }) });
    expect(await field()).toHaveValue('');
    other.unmount();
    await open(task);
    expect(await field()).toHaveValue('Half of it');
  });

  it('waits while there is no connection', async () => {
    await openTask();
    await field();
    await whileOffline(() => {
      expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
      expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your text is saved');
    });
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it.each<[string, Role, Partial<TaskDetails>]>([
    ['Buyer cannot submit work', 'Buyer', {}],
    ['Only workers can submit work.', 'Admin', {}],
    ['The completion date has passed; this task no longer accepts work.', 'Worker', { closed: true }],
    ['All spots of this task are taken.', 'Worker', { requiredWorkers: 0 }],
  ])('is closed off: %s', async (sentence, role, changes) => {
    await openTask(changes, {}, role);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });
});

describe('after work was sent', () => {
  const part = async () => {
    await screen.findByRole('link', { name: 'View status' });
    return screen.getByRole('region', { name: 'Your submission' });
  };
  const sent = (changes: Partial<TaskDetails> = {}, tasks: readonly object[] = []) =>
    openTask(
      { mySubmission: { _id: 'submission-1', status: 'pending' }, ...changes },
      { 'GET /task/unsent': { data: tasks, page: { next: null } } },
    );

  it('shows the next step, and a link to the submission in place of the form', async () => {
    await sent();
    const region = await part();
    expect(region).toHaveTextContent('Karim has 7 days to decide; after that your work is accepted automatically.');
    expect(region).toHaveTextContent('Once it is accepted, you get 25 coins.');
    expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute(
      'href',
      '/dashboard/mysubmission/submission-1',
    );
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it('has a heading in Bangla that does not ask for the work again', async () => {
    const mySubmission = { _id: 'submission-1', status: 'accepted' } as const;
    const api = { 'GET /task/task-1': { data: details({ mySubmission }) }, 'GET /task/unsent': aPage([]) };
    await open(api, 'Worker', { language: 'bn' });
    expect(await screen.findByRole('region', { name: 'আপনার জমা দেওয়া কাজ' })).toBeInTheDocument();
  });

  it('shows no deadline when the buyer has none', async () => {
    await sent({ reviewDays: 0 });
    expect(await part()).toHaveTextContent('Karim decides on your work. Once it is accepted, you get 25 coins.');
  });

  it('shows the decision, without the steps before it', async () => {
    await sent({ mySubmission: { _id: 'submission-1', status: 'accepted' } });
    expect(await part()).toHaveTextContent('Accepted');
    expect(screen.queryByText(/to decide/)).not.toBeInTheDocument();
  });

  it('offers the next task that this worker may take, never the same one', async () => {
    const { server } = await sent({}, [
      aTask(),
      aTask({ _id: 'task-2', title: 'For others', eligible: false, reasons: ['group'] }),
      aTask({ _id: 'task-3', title: 'Count the swans', payableAmount: 12 }),
    ]);
    const next = await screen.findByRole('link', { name: 'Next task: Count the swans' });
    expect(next).toHaveAttribute('href', '/dashboard/taskDetails/task-3');
    expect(await part()).toHaveTextContent('12 coins');
    expect(server.callsOf('GET /task/unsent')[0]?.query.get('open')).toBe('true');
  });

  it('links to the list of tasks when there is no next one', async () => {
    await sent();
    expect(await screen.findByRole('link', { name: 'Find a task' })).toHaveAttribute('href', '/dashboard/tasklist');
  });
});

describe('a claim', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000 - 1_000).toISOString();

  it('is reserved by a press, counted down, and released', async () => {
    let present = details({ allowanceMinutes: 60 });
    const page = await open({
      'GET /task/task-1': () => ({ data: present }),
      'POST /task/task-1/claim': () => {
        present = details({ requiredWorkers: 0, myClaim: { until: inAnHour() } });
        return { data: { taskId: 'task-1', until: present.myClaim?.until } };
      },
      'DELETE /task/task-1/claim': () => {
        present = details({ myClaim: null });
        return { data: { taskId: 'task-1' } };
      },
    });
    expect(await screen.findByText('You can reserve a spot for 1 hour while you work.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reserve a spot' }));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^59:5\d$/);
    // All other places are taken, and still there is one for this work.
    expect(await field()).toBeEnabled();
    expect(screen.queryByText('All spots of this task are taken.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Release spot' }));
    expect(await screen.findByRole('button', { name: 'Reserve a spot' })).toBeInTheDocument();
    expect(page.server.callsOf('DELETE /task/task-1/claim')).toHaveLength(1);
  });

  it('shows why no place is reserved', async () => {
    const page = await openTask({}, { 'POST /task/task-1/claim': problem(409, 'claim/too-many') });
    await user.click(await screen.findByRole('button', { name: 'Reserve a spot' }));
    const text = 'Submit work for one of your reserved spots, or release one, first.';
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text }]));
  });

  it('expires, and keeps the input', async () => {
    await openTask({ myClaim: { until: new Date(Date.now() + 1_500).toISOString() } });
    await paste(await field(), 'Nearly done');
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('time is up'));
    expect(await field()).toHaveValue('Nearly done');
  });

  it.each<[Role, Partial<TaskDetails>]>([
    ['Buyer', {}],
    ['Worker', { closed: true }],
    ['Worker', { requiredWorkers: 0 }],
    ['Worker', { mySubmission: { _id: 'submission-1', status: 'pending' } }],
  ])('is not offered to a %s with %j', async (role, changes) => {
    await openTask(changes, {}, role);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Reserve a spot' })).not.toBeInTheDocument();
  });
});

describe('questions to the buyer', () => {
  const QUESTION = {
    ...{ _id: 'question-1', text: 'In which language?', at: '2030-01-16T12:00:00.000Z' },
    ...{ answer: null, answeredAt: null, own: false },
  };
  const ANSWERED = { ...QUESTION, answer: 'In English.', answeredAt: '2030-01-17T12:00:00.000Z' };
  const part = () => screen.findByRole('region', { name: 'Questions to the buyer' });
  const asking = (questions: readonly object[], changes: Partial<TaskDetails> = {}, role: Role = 'Worker') =>
    openTask(
      changes,
      {
        'GET /task/task-1/question': { data: questions, page: { next: null } },
        'POST /task/task-1/question': { data: { ...QUESTION, own: true } },
        'PATCH /question/question-1': { data: ANSWERED },
      },
      role,
    );

  it('are shown with the task, and a worker asks one', async () => {
    const { server } = await asking([ANSWERED]);
    const region = await part();
    for (const words of ['In which language?', 'In English.', 'Jan 17, 2030']) expect(region).toHaveTextContent(words);
    await paste(screen.getByRole('textbox', { name: /^Ask the buyer/ }), 'How long?');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(server.callsOf('POST /task/task-1/question')[0]?.body).toEqual({ text: 'How long?' }));
  });

  it('can be asked once', async () => {
    await asking([{ ...QUESTION, own: true }]);
    expect(await part()).toHaveTextContent('Not answered yet.');
    expect(screen.queryByRole('textbox', { name: /^Ask the buyer/ })).not.toBeInTheDocument();
  });

  it('are answered by the buyer of the task', async () => {
    const { server } = await asking([QUESTION], { buyerEmail: 'rina@example.com' }, 'Buyer');
    await paste(await screen.findByRole('textbox', { name: /^Your answer/ }), 'In English.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(server.callsOf('PATCH /question/question-1')[0]?.body).toEqual({ answer: 'In English.' }),
    );
  });

  it('are not shown to another buyer when there are none', async () => {
    const { server } = await asking([], { buyerEmail: 'other@example.com' }, 'Buyer');
    await waitFor(() => expect(server.callsOf('GET /task/task-1/question')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Questions to the buyer' })).not.toBeInTheDocument();
  });
});

it('shows that the batch is paused, and when the task closes', async () => {
  await openTask({ paused: true, closesAt: '2030-01-31T12:30:00.000Z' });
  expect(await screen.findByText(/The buyer has paused this batch/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'At a glance' })).toHaveTextContent(/Jan 31, 2030, /);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});
