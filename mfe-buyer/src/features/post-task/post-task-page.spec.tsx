import { aUser, paste, problem, renderPage, type Stubs, whileOffline } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import PostTaskPage from './post-task-page';

const user = userEvent.setup({ delay: null, applyAccept: false });
const picture = new File(['picture'], 'shops.png', { type: 'image/png' });
const TODAY = '2030-01-31';

const uploads = { 'POST /image': { data: { display_url: '/api/image/shops.webp' } } };
const posts = { ...uploads, 'POST /task': { data: { _id: 'task-1' } } };

async function open(api: Stubs = posts, more: object = {}) {
  const page = await renderPage(<PostTaskPage />, {
    path: '/dashboard/addTask',
    at: '/dashboard/addTask',
    messages,
    user: aUser({ role: 'Buyer', coin: 100, availableCoin: 100 }),
    api: { 'GET /settings': { data: { today: TODAY, limits: { reviewDays: 7 } } }, ...api },
    ...more,
  });
  await waitFor(() => expect(page.server.callsOf('GET /user')).toHaveLength(1));
  return page;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const put = async (label: string, text: string) => {
  await user.clear(field(label));
  if (text) await paste(field(label), text);
};
const pictureField = () => screen.findByLabelText(/^Task Image/);
const choose = async (label: string, choice: string) => {
  await user.click(field(label));
  await user.click(await screen.findByText(choice, { selector: '.ant-select-item-option-content' }));
};
const openOptions = () => user.click(screen.getByText('More options'));
const send = () => user.click(screen.getByRole('button', { name: 'Add Task' }));
const TEXTS = {
  'Task Title': 'Check ten addresses',
  'Task Detail': 'Look whether each shop is still there.',
  'Required Workers': '3',
  'Payable Amount': '25',
  'Completion Date': '2030-02-15',
  'Submission Info': 'A list of the shops',
};
const DRAFT = {
  title: TEXTS['Task Title'],
  taskDetail: TEXTS['Task Detail'],
  requiredWorkers: TEXTS['Required Workers'],
  payableAmount: TEXTS['Payable Amount'],
  completionDate: TEXTS['Completion Date'],
  submissionInfo: TEXTS['Submission Info'],
  imageURL: '/api/image/shops.webp',
};
/** The form as an earlier visit filled it in. */
async function openDraft(changes: Partial<typeof DRAFT> = {}, api: Stubs = posts) {
  localStorage.setItem('kaaj.draft.rina@example.com/task', JSON.stringify({ ...DRAFT, ...changes }));
  return open(api);
}
const posted = ({ server }: Awaited<ReturnType<typeof open>>) => server.callsOf('POST /task');

it('shows before posting how undecided work is accepted automatically', async () => {
  await open();
  expect(await screen.findByText(/do not review within 7 days is accepted and paid automatically/)).toBeInTheDocument();
});

it('posts the terms that were chosen, and promises the days of the task itself', async () => {
  const page = await openDraft();
  await openOptions();
  const choices = {
    Category: 'Photos',
    'Days to decide': '2 days',
    'Pictures the worker': '3',
    'Must include a link': 'Yes',
  };
  for (const [label, choice] of Object.entries(choices)) await choose(label, choice);
  await put('What the proof must include', 'The shop sign.');
  expect(screen.getByText(/do not review within 2 days is accepted and paid automatically/)).toBeInTheDocument();
  await send();
  await waitFor(() => expect(posted(page)).toHaveLength(1));
  expect(posted(page)[0]?.body).toMatchObject({
    category: 'photo',
    reviewDays: 2,
    proof: { text: 'The shop sign.', pictures: 3, link: true },
  });
});

it('shows the card that workers will see while it is written', async () => {
  await open();
  const preview = await screen.findByRole('region', { name: 'How workers see it' });
  expect(preview).toHaveTextContent('Task Title');
  expect(preview).toHaveTextContent('–');
  await fillIn();
  for (const words of [
    'Check ten addresses',
    'Rina Akter',
    '25 coins',
    '3 of 3 left',
    '$1.25 · 25 coins',
    'Other',
    'Feb 15, 2030',
  ])
    expect(preview).toHaveTextContent(words);
});

it('shows no automatic acceptance when the owner disabled it', async () => {
  await open({ ...posts, 'GET /settings': { data: { today: TODAY, limits: { reviewDays: 0 } } } });
  expect(screen.queryByText(/paid automatically/)).not.toBeInTheDocument();
});

async function fillIn() {
  for (const [label, text] of Object.entries(TEXTS)) await put(label, text);
  await user.upload(await pictureField(), picture);
  await screen.findByText('shops.png');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
}

beforeEach(() => localStorage.clear());

describe('a task that is right', () => {
  it('is posted with its uploaded picture, shown in the list of own tasks, and its draft deleted', async () => {
    const page = await open();
    await fillIn();
    await send();
    await waitFor(() => expect(page.place()).toBe('/dashboard/myTasks'));
    expect(posted(page)[0]?.body).toEqual({
      title: 'Check ten addresses',
      taskDetail: 'Look whether each shop is still there.',
      requiredWorkers: 3,
      payableAmount: 25,
      completionDate: '2030-02-15',
      submissionInfo: 'A list of the shops',
      category: 'other',
      allowanceMinutes: 60,
      estimatedMinutes: null,
      contentNotice: 'none',
      proof: { text: '', pictures: 0, link: false },
      imageURL: '/api/image/shops.webp',
    });
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Data added successfully.' }]);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('may end on the server’s current day, whatever the clock of the device is', async () => {
    const page = await openDraft({ completionDate: '2030-02-15' });
    await user.click(field('Completion Date'));
    await user.click(await screen.findByTitle('2030-01-30'));
    expect(field('Completion Date')).toHaveValue('15/02/2030');
    await user.click(screen.getByTitle(TODAY));
    await send();
    await waitFor(() => expect(posted(page)).toMatchObject([{ body: { completionDate: TODAY } }]));
  });

  it('costs its places times its pay', async () => {
    await open();
    await put('Required Workers', '3');
    await put('Payable Amount', '25');
    const cost = screen.getByRole('region', { name: 'Total cost' });
    for (const words of ['75', '3 workers × 25 coins', 'Balance after posting', '25'])
      expect(cost).toHaveTextContent(words);
    await put('Payable Amount', '40');
    expect(cost).toHaveTextContent('You need 20 more coins');
  });
});

describe('a task that is wrong', () => {
  it('shows an error at every empty required field, and focuses the first', async () => {
    const page = await open();
    await send();
    expect(await screen.findAllByText('This field is required.')).toHaveLength(6);
    expect(screen.getByText('Add a picture.')).toBeInTheDocument();
    await waitFor(() => expect(field('Task Title')).toHaveFocus());
    expect(posted(page)).toEqual([]);
  });

  it('shows an error at each invalid field, and focuses the first', async () => {
    const page = await openDraft({ requiredWorkers: '10001', payableAmount: '0', completionDate: '2030-01-30' });
    await send();
    const sentences = {
      'Required Workers': 'Enter a whole number from 1 to 10,000.',
      'Payable Amount': 'Enter a whole number from 1 to 100,000.',
      'Completion Date': 'The completion date cannot be before today.',
    };
    for (const [label, sentence] of Object.entries(sentences)) {
      await waitFor(() => expect(field(label)).toBeInvalid());
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    }
    await waitFor(() => expect(field('Required Workers')).toHaveFocus());
    expect(posted(page)).toEqual([]);
  });

  it('is mended as it is typed', async () => {
    await open();
    await send();
    await waitFor(() => expect(field('Task Title')).toBeInvalid());
    await user.type(field('Task Title'), 'Check');
    await waitFor(() => expect(field('Task Title')).toBeValid());
  });

  it('is shown in Bangla', async () => {
    await open(posts, { language: 'bn' });
    await user.click(screen.getByRole('button', { name: 'টাস্ক পোস্ট করুন' }));
    expect(await screen.findAllByText('এই ঘরটি পূরণ করতে হবে।')).toHaveLength(6);
  });
});

describe('a task that costs too much', () => {
  const short = { kind: 'error', text: 'Not Enough Coins. Purchase Coins' };

  it('links its buyer to the shop before anything is sent, and keeps the draft', async () => {
    const page = await openDraft({ payableAmount: '40' });
    await send();
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([short]);
    expect(posted(page)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
  });

  it('does the same when only the server finds it', async () => {
    const page = await openDraft({}, { ...posts, 'POST /task': problem(422, 'wallet/not-enough-coins') });
    await send();
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([short]);
  });
});

it('shows the reason of a refusal, and keeps the input', async () => {
  const page = await openDraft({}, { ...posts, 'POST /task': problem(422, 'task/deadline-in-past') });
  await send();
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'The completion date cannot be before today.' }]),
  );
  expect(field('Task Title')).toHaveValue('Check ten addresses');
  expect(page.place()).toBe('/dashboard/addTask');
});

it('shows the server’s error at its field', async () => {
  const errors = [{ field: 'completionDate', code: 'deadline-in-past', message: 'Not before today.' }];
  await openDraft({}, { ...posts, 'POST /task': problem(422, 'task/deadline-in-past', { errors }) });
  await send();
  await waitFor(() => expect(field('Completion Date')).toBeInvalid());
  await waitFor(() =>
    expect(field('Completion Date')).toHaveAccessibleDescription('The completion date cannot be before today.'),
  );
});

it('collapses rarely used options, and opens them when a draft has one', async () => {
  const options = async () => (await screen.findByText('More options')).closest('details');
  const first = await open();
  expect(await options()).toHaveProperty('open', false);
  expect(screen.queryByLabelText(/^What the proof must include/)).not.toBeInTheDocument();
  await openOptions();
  await put('What the proof must include', 'A photo.');
  first.unmount();
  await open();
  expect(await options()).toHaveProperty('open', true);
});

it('finds the draft of an earlier visit', async () => {
  const first = await open();
  await put('Task Title', 'Half a task');
  expect(screen.getByText('Your draft is saved on this device until you post it.')).toBeInTheDocument();
  first.unmount();
  await open();
  expect(field('Task Title')).toHaveValue('Half a task');
});

describe('the picture', () => {
  it('is removed when it could not be stored, with an error', async () => {
    const page = await open({ 'POST /image': problem(503, 'image/store-unavailable') });
    await user.upload(await pictureField(), picture);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'The picture could not be saved. Try again.' }]),
    );
    expect(screen.queryByText('shops.png')).not.toBeInTheDocument();
  });

  it('names the limit of pixels that it was refused for', async () => {
    const page = await open({ 'POST /image': problem(400, 'image/too-many-pixels') });
    await user.upload(await pictureField(), picture);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: expect.stringContaining('more than 50 million pixels (for example 10,000 x 5,000)') },
      ]),
    );
    expect(screen.queryByText('shops.png')).not.toBeInTheDocument();
  });

  it('takes nothing back that was written while it was on its way', async () => {
    const answers: ((body: object) => void)[] = [];
    await open({ 'POST /image': () => new Promise((answer) => answers.push(answer)) });
    await user.upload(await pictureField(), picture);
    await put('Task Title', 'Check ten addresses');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.({ data: { display_url: '/api/image/shops.webp' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Task' })).toBeEnabled());
    expect(field('Task Title')).toHaveValue('Check ten addresses');
  });

  it('chosen last wins, whatever answers last', async () => {
    const answers: ((body: object) => void)[] = [];
    const page = await open({ ...posts, 'POST /image': () => new Promise((answer) => answers.push(answer)) });
    await user.upload(await pictureField(), picture);
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.upload(await pictureField(), new File(['other'], 'stalls.png', { type: 'image/png' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ data: { display_url: '/api/image/stalls.webp' } });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    answers[0]?.({ data: { display_url: '/api/image/shops.webp' } });
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.getByText('stalls.png')).toBeInTheDocument();
    expect(localStorage.getItem('kaaj.draft.rina@example.com/task')).toContain('/api/image/stalls.webp');
    expect(page.notices()).toEqual([]);
  });

  it('that was cancelled neither comes back nor causes an error', async () => {
    let answer: (body: object) => void = () => undefined;
    const page = await open({ ...posts, 'POST /image': () => new Promise((done) => (answer = done)) });
    await user.upload(await pictureField(), picture);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Task' })).toBeEnabled();
    answer(problem(503, 'image/store-unavailable'));
    await new Promise((done) => setTimeout(done, 20));
    expect(page.notices()).toEqual([]);
  });

  it('is waited for', async () => {
    let store: (answer: object) => void = () => undefined;
    await open({ 'POST /image': () => new Promise((answer) => (store = answer)) });
    await user.upload(await pictureField(), picture);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading the picture…' });
    await waitFor(() => expect(bar).toHaveValue(50));
    expect(screen.getByRole('button', { name: 'Add Task' })).toBeDisabled();
    store({ data: { display_url: '/api/image/shops.webp' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Task' })).toBeEnabled());
  });
});

it('waits while there is no connection', async () => {
  await open();
  await whileOffline(() => expect(screen.getByRole('button', { name: 'Add Task' })).toBeDisabled());
});
