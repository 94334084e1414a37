import { type BatchPictures, type BatchPreview } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { batchFileOf } from './batch-file';
import PostBatchPage from './post-batch-page';

const user = userEvent.setup({ delay: null, applyAccept: false });
const CSV = 'picture,hint\n1.png,cat\n2.png,dog\n';

const aPreview = (changes: Partial<BatchPreview> = {}): BatchPreview => ({
  columns: ['picture', 'hint'],
  tasks: 2,
  fee: 0,
  cost: 60,
  available: 100,
  controls: 0,
  skipped: 0,
  first: [
    { line: 2, title: 'Label 1.png', taskDetail: 'Is it a cat?' },
    { line: 3, title: 'Label 2.png', taskDetail: 'Is it a dog?' },
  ],
  ...changes,
});

const works: Stubs = {
  'POST /image': { data: { display_url: '/api/image/shops.webp' } },
  'POST /task/batch/preview': { data: aPreview() },
  'POST /task/batch': { data: { _id: 'batch-1' } },
};

const open = (api: Stubs = {}, more: object = {}) =>
  renderPage(<PostBatchPage />, {
    path: '/dashboard/addBatch',
    at: '/dashboard/addBatch',
    messages,
    user: aUser({ role: 'Buyer', coin: 100, availableCoin: 100 }),
    api: { 'GET /settings': { data: { today: '2030-01-31', limits: { reviewDays: 7 } } }, ...works, ...api },
    ...more,
  });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const choose = async (label: string, option: string) => {
  await user.click(field(label));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
const give = async (text: string, name = 'pictures.csv') =>
  user.upload(await screen.findByLabelText(/^Data file/), new File([text], name));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const look = () => press('Preview tasks');
const step = (name: string) => screen.findByRole('heading', { name, level: 2 });
/** Goes on to the next step, with this name. */
async function goOn(name: 'Task' | 'Check and post') {
  await press('Next');
  return step(name);
}

const TEXTS = {
  'Task Title': 'Label {{picture}}',
  'Task Detail': 'Is it a {{hint}}?',
  'Required Workers': '3',
  'Payable Amount': '10',
  'Completion Date': '2030-02-15',
  'Submission Info': 'A word',
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

const keepDraft = (changes: Partial<typeof DRAFT> = {}) =>
  localStorage.setItem('kaaj.draft.rina@example.com/batch', JSON.stringify({ ...DRAFT, ...changes }));

/** The first step as an earlier visit left it, with a file. */
async function openDraft(api: Stubs = {}, changes: Partial<typeof DRAFT> = {}) {
  keepDraft(changes);
  const page = await open(api);
  await give(CSV);
  await screen.findByText('cat · dog');
  return page;
}

/** The second step, likewise. */
async function openTask(api: Stubs = {}, changes: Partial<typeof DRAFT> = {}) {
  const page = await openDraft(api, changes);
  await goOn('Task');
  return page;
}

/** The last step, likewise. */
async function openCheck(api: Stubs = {}, changes: Partial<typeof DRAFT> = {}) {
  const page = await openTask(api, changes);
  await goOn('Check and post');
  return page;
}

async function fillIn() {
  for (const [label, text] of Object.entries(TEXTS)) await paste(field(label), text);
  await user.upload(
    await screen.findByLabelText(/^Task Image/),
    new File(['picture'], 'shops.png', { type: 'image/png' }),
  );
  await screen.findByText('shops.png');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
}

beforeEach(() => localStorage.clear());

it('shows the columns of a file with the values of its first rows', async () => {
  await open();
  await give(CSV);
  expect(await screen.findByText('1.png · 2.png')).toBeInTheDocument();
  await give('{"city":"Dhaka","people":10}\n{"city":"Sylhet"}\n', 'cities.jsonl');
  expect(await screen.findByText('Dhaka · Sylhet')).toBeInTheDocument();
  expect(screen.getByText('10')).toBeInTheDocument();
  expect(screen.queryByText('cat · dog')).not.toBeInTheDocument();
});

it.each([
  ['en', 'Download a sample file', ['shop', 'area', 'product']],
  ['bn', 'নমুনা ফাইল ডাউনলোড করুন', ['দোকান', 'এলাকা', 'পণ্য']],
] as const)('offers a sample file in the language %s, whose columns it reads', async (language, name, columns) => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await open({}, { language });
  await press(name);
  click.mockRestore();
  const sample = await batchFileOf(new File(saved, 'sample.csv'));
  expect(sample.columns).toEqual(columns);
  expect(sample.rows).toHaveLength(3);
  expect(sample.rows.flat().every((value) => value !== '')).toBe(true);
  expect(sample.text.trimEnd().split('\n')).toHaveLength(6);
});

it('shows the first tasks and the total cost, posts them on a second press, and opens the batches', async () => {
  const page = await open();
  await give(CSV);
  await screen.findByText('cat · dog');
  await goOn('Task');
  await fillIn();
  await goOn('Check and post');
  await look();
  expect(await screen.findByText('Label 2.png')).toBeInTheDocument();
  expect(screen.getByText('2 tasks × 30 coins')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Post 2 tasks' }));
  await waitFor(() => expect(page.place()).toBe('/dashboard/batches'));
  const [posted] = page.server.callsOf('POST /task/batch');
  expect(posted?.body).toMatchObject({
    format: 'csv',
    rows: CSV,
    title: 'Label {{picture}}',
    taskDetail: 'Is it a {{hint}}?',
    requiredWorkers: 3,
    payableAmount: 10,
    imageURL: '/api/image/shops.webp',
  });
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toEqual(posted?.body);
  expect(page.notices()).toMatchObject([{ kind: 'success' }]);
});

it('sends the known answers once at most half of the tasks are control items, and shows their number', async () => {
  const question = { kind: 'text', required: true, options: '', min: '', max: '', maxLength: '', integer: true };
  const draft = ['bird', 'note', 'size'].map((name) => ({
    ...{ ...question, name, label: `What ${name}?`, minLabel: '', maxLabel: '' },
    ...(name === 'note' && { kind: 'longText' }),
  }));
  localStorage.setItem('kaaj.draft.rina@example.com/batch.form', JSON.stringify(draft));
  const page = await openCheck({ 'POST /task/batch/preview': { data: aPreview({ controls: 1 }) } });
  const share = () => field('At most this percentage');
  await choose('Column with known answers', 'hint');
  await user.click(field('Question that the known answers'));
  expect(screen.queryByText('What note?', { selector: '.ant-select-item-option-content' })).not.toBeInTheDocument();
  await user.click(await screen.findByText('What size?', { selector: '.ant-select-item-option-content' }));
  await user.clear(share());
  await paste(share(), '51');
  await look();
  await waitFor(() => expect(share()).toHaveFocus());
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
  await user.clear(share());
  await paste(share(), '50');
  await look();
  expect(await screen.findByText('1 of them is a control item.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({
    gold: { column: 'hint', field: 'size', share: 50, rate: 0.1 },
  });
});

it('posts a link with a column name in place of questions, and shows the secret of its codes', async () => {
  const page = await openTask({ 'POST /task/batch': { data: { _id: 'batch-1', linkSecret: 'sEcReT' } } });
  await user.click(await screen.findByRole('switch', { name: 'The work is done on a page of mine' }));
  await press('Next');
  await waitFor(() => expect(field('Address of the page')).toHaveFocus());
  expect(field('Address of the page')).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
  await paste(field('Address of the page'), 'https://survey.example/{{picture}}?s={{submission}}');
  await goOn('Check and post');
  await look();
  await user.click(await screen.findByRole('button', { name: 'Post 2 tasks' }));
  expect(await screen.findByText('sEcReT')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch')[0]?.body).toMatchObject({
    link: { url: 'https://survey.example/{{picture}}?s={{submission}}', code: 'signed' },
  });
});

it('requests adaptive overlap with the number of workers as the maximum', async () => {
  const page = await openCheck();
  await choose('End an item early', 'At a confidence of 95%');
  await user.clear(field('Fewest workers'));
  await paste(field('Fewest workers'), '4');
  await look();
  await waitFor(() => expect(field('Fewest workers')).toHaveFocus());
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
  await user.clear(field('Fewest workers'));
  await paste(field('Fewest workers'), '2');
  await look();
  await waitFor(() => expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(1));
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({
    overlap: { min: 2, max: 3, confidence: 0.95 },
  });
});

it('clears the preview as soon as anything changes', async () => {
  await openCheck();
  await look();
  await screen.findByRole('button', { name: 'Post 2 tasks' });
  await press('Step 2, finished: Task');
  await press('Next');
  await screen.findByRole('button', { name: 'Post 2 tasks' });
  await press('Back');
  await paste(field('Task Title'), '!');
  await goOn('Check and post');
  expect(screen.queryByRole('button', { name: 'Post 2 tasks' })).not.toBeInTheDocument();
});

it('discards a preview that arrives after the input has changed', async () => {
  let answer: ((value: object) => void) | undefined;
  const late = () => new Promise<object>((resolve) => (answer = resolve));
  await openCheck({ 'POST /task/batch/preview': late as never });
  await look();
  await waitFor(() => expect(answer).toBeDefined());
  await press('Back');
  await paste(field('Task Title'), '!');
  await goOn('Check and post');
  await act(async () => answer?.({ data: aPreview() }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Preview tasks' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Post 2 tasks' })).not.toBeInTheDocument();
});

it('names each line that is not right, and leads to the steps where it can be corrected', async () => {
  const errors = [
    { line: 3, field: 'title', code: 'maxLength', message: 'x' },
    { line: 4, field: 'rows', code: 'cells', message: 'x' },
  ];
  await openCheck({ 'POST /task/batch/preview': problem(422, 'batch/faulty-rows', { errors }) });
  await look();
  expect(await screen.findByText('Line 3, Task Title: This is too long.')).toBeInTheDocument();
  expect(
    screen.getByText('Line 4, entire line: This line does not have as many columns as the first line.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Post/ })).not.toBeInTheDocument();
  await press('Go to step 1: Rows');
  expect(await step('Rows')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByText('Line 3, Task Title: This is too long.')).toBeInTheDocument();
  await press('Go to step 2: Task');
  await step('Task');
  await paste(field('Task Title'), '!');
  expect(screen.queryByText('Line 3, Task Title: This is too long.')).not.toBeInTheDocument();
});

it('leads back to a field of an earlier step that the server refuses', async () => {
  const errors = [{ field: 'payableAmount', code: 'max', message: 'x' }];
  await openCheck({ 'POST /task/batch/preview': problem(422, 'request/invalid', { errors }) });
  await look();
  await waitFor(() => expect(field('Payable Amount')).toHaveFocus());
  expect(field('Payable Amount')).toBeInvalid();
});

it('leads back to a question that the server refuses', async () => {
  const question = { kind: 'text', required: true, options: '', min: '', max: '', maxLength: '', integer: true };
  const draft = [{ ...question, name: 'bird', label: 'Which bird?', minLabel: '', maxLabel: '' }];
  localStorage.setItem('kaaj.draft.rina@example.com/batch.form', JSON.stringify(draft));
  const errors = [{ field: 'form.fields.0.label', code: 'isPlainText', message: 'x' }];
  await openCheck({ 'POST /task/batch/preview': problem(422, 'task/form-invalid', { errors }) });
  await look();
  await step('Task');
  await waitFor(() => expect(field('Question text')).toHaveFocus());
});

it('requires a file, and accepts none that is too large', async () => {
  keepDraft();
  await open();
  expect(await screen.findByText(/^What you have typed is kept/)).toBeInTheDocument();
  await press('Next');
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Choose a file' });
  await waitFor(() => expect(button).toHaveFocus());
  await waitFor(() => expect(button).toHaveAccessibleDescription(expect.stringContaining('This field is required.')));
  await give('x'.repeat(4_000_001));
  expect(await screen.findByText('This file is too large. Split it into two batches.')).toBeInTheDocument();
  await press('Next');
  expect(await step('Rows')).toBeInTheDocument();
});

it('asks for the file first in a step that was opened without one', async () => {
  keepDraft();
  const page = await open({}, { at: '/dashboard/addBatch?step=3' });
  expect(await step('Rows')).toBeInTheDocument();
  await waitFor(() => expect(page.place()).toBe('/dashboard/addBatch'));
  await give(CSV);
  await screen.findByText('cat · dog');
  expect(await step('Rows')).toBeInTheDocument();
  await goOn('Task');
  expect(page.place()).toBe('/dashboard/addBatch?step=2');
  expect(field('Task Title')).toHaveDisplayValue('Label {{picture}}');
});

it('checks the fields of a step alone, focuses the first invalid one, and keeps the input on the way back', async () => {
  const page = await openTask({}, { title: '', payableAmount: '' });
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
  await press('Next');
  await waitFor(() => expect(field('Task Title')).toHaveFocus());
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  await paste(field('Task Title'), 'Label {{hint}}');
  await press('Back');
  expect(await step('Rows')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByText('pictures.csv')).toBeInTheDocument();
  await goOn('Task');
  expect(field('Task Title')).toHaveDisplayValue('Label {{hint}}');
  await paste(field('Payable Amount'), '10');
  expect(await goOn('Check and post')).toContainElement(document.activeElement as HTMLElement);
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
});

it('lists the steps, marks the current one, and opens finished ones again', async () => {
  await openTask();
  const items = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1Step 1, finished: Rows',
    '2Step 2: Task',
    '3Step 3: Check and post',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.queryByRole('button', { name: /^Step [23]/ })).not.toBeInTheDocument();
  await press('Step 1, finished: Rows');
  expect(await step('Rows')).toContainElement(document.activeElement as HTMLElement);
});

it('inserts a column at the caret of the text field that had the focus last, else into the detail', async () => {
  await openTask({}, { title: 'Label it', taskDetail: 'Look:' });
  await press('hint');
  const detail = field('Task Detail');
  expect(detail).toHaveDisplayValue('Look:{{hint}}');
  expect(detail).toHaveFocus();
  await user.keyboard('?');
  expect(detail).toHaveDisplayValue('Look:{{hint}}?');
  const title = screen.getByLabelText<HTMLInputElement>(/^Task Title/);
  await user.click(title);
  title.setSelectionRange(6, 8);
  await user.click(field('Payable Amount'));
  act(() => screen.getByRole('button', { name: 'picture' }).focus());
  await user.keyboard('{Enter}');
  expect(title).toHaveDisplayValue('Label {{picture}}');
});

it('inserts a column into the text of a question, which is kept on the way back', async () => {
  await openTask();
  await press('Add a question');
  await user.click(await screen.findByLabelText(/^Question text/));
  await press('hint');
  await press('picture');
  expect(screen.getByLabelText(/^Question text/)).toHaveDisplayValue('{{hint}}{{picture}}');
  await press('Back');
  await step('Rows');
  await goOn('Task');
  expect(await screen.findByLabelText(/^Question text/)).toHaveDisplayValue('{{hint}}{{picture}}');
});

it('focuses a question that is not right before it goes on', async () => {
  await openTask();
  await press('Add a question');
  await screen.findByLabelText(/^Question text/);
  await press('Next');
  await waitFor(() => expect(field('Question text')).toHaveFocus());
  expect(await step('Task')).toBeInTheDocument();
});

it('confirms when no column is used, and then requests the preview', async () => {
  const page = await openCheck({}, { title: 'Label it', taskDetail: 'Look at the picture' });
  await look();
  await waitFor(() => expect(page.answer(false)).toMatchObject({ title: 'Are all tasks meant to be the same?' }));
  expect(page.server.callsOf('POST /task/batch/preview')).toEqual([]);
  await look();
  await waitFor(() => expect(page.answer(true)).toBeDefined());
  await waitFor(() => expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(1));
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({ sameTasks: true });
});

it('shows the encoding of a file that is not UTF-8', async () => {
  await open();
  const ansi = new File([Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a, 0x31)], 'ansi.csv');
  await user.upload(await screen.findByLabelText(/^Data file/), ansi);
  expect(await screen.findByText('café')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('was read as Windows-1252');
});

const pictures = (changes: Partial<BatchPictures> = {}) => ({
  data: {
    _id: 'set-1',
    state: 'ready',
    total: 2,
    stored: 2,
    faults: [],
    length: 0,
    received: 0,
    expires: '2030-02-07T12:00:00.000Z',
    ...changes,
  } satisfies BatchPictures,
});
const SAME_TEXTS = { title: 'Which bird is this?', taskDetail: 'Choose one.', imageURL: '' };

it('fetches the pictures at the addresses in a column, and posts the batch with them', async () => {
  const page = await openDraft(
    {
      'POST /task/batch/pictures': { status: 201, body: pictures({ state: 'fetching', stored: 0 }) },
      'GET /task/batch/pictures/set-1': pictures(),
    },
    SAME_TEXTS,
  );
  await choose('Pictures of the tasks', 'A column with the addresses of pictures');
  await choose('Column that names the picture', 'picture');
  await press('Next');
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  await user.click(screen.getByRole('button', { name: 'Fetch the pictures' }));
  expect(await screen.findByText('2 of 2 pictures are stored.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/pictures')[0]?.body).toEqual({
    rows: CSV,
    format: 'csv',
    pictureColumn: 'picture',
  });
  await goOn('Task');
  expect(screen.queryByLabelText(/^Task Image/)).not.toBeInTheDocument();
  await goOn('Check and post');
  await look();
  await user.click(await screen.findByRole('button', { name: 'Post 2 tasks' }));
  await waitFor(() => expect(page.server.callsOf('POST /task/batch')).toHaveLength(1));
  const { body } = page.server.callsOf('POST /task/batch')[0] as { body: object };
  expect(body).toMatchObject({ pictures: 'set-1', pictureColumn: 'picture' });
  expect(body).not.toHaveProperty('imageURL');
  expect(body).not.toHaveProperty('sameTasks');
});

it('uploads a ZIP file in chunks, and lists each file that could not be stored', async () => {
  const faults = [{ line: null, field: 'birds/page.png', code: 'image/not-an-image', message: 'x' }];
  const page = await open({
    'POST /task/batch/pictures': { status: 201, body: pictures({ state: 'fetching', length: 600_000 }) },
    'PATCH /task/batch/pictures/set-1': { status: 204 },
    'GET /task/batch/pictures/set-1': pictures({ stored: 1, faults }),
  });
  await give(CSV);
  await choose('Pictures of the tasks', 'A ZIP file with a picture for each row');
  await user.upload(screen.getByLabelText(/^ZIP file/), new File(['x'.repeat(600_000)], 'birds.zip'));
  expect(await screen.findByText('1 of 2 pictures are stored.')).toBeInTheDocument();
  expect(screen.getByText(/^birds\/page\.png: /)).toBeInTheDocument();
  const offsets = page.server
    .callsOf('PATCH /task/batch/pictures/set-1')
    .map(({ headers }) => headers.get('upload-offset'));
  expect(offsets).toEqual(['0', String(512 * 1024)]);
});

it('describes the error of each picture in Bangla, with both files of one name and the status of a server', async () => {
  const faults = [
    { line: null, field: 'a.png', code: 'picture-twice', message: 'Two files have this name: “a.png” and “A.png”.' },
    { line: null, field: 'https://x.example/b', code: 'picture-unreachable', message: 'The server answered 404.' },
    {
      line: null,
      field: 'https://x.example/c',
      code: 'picture-unreachable',
      message: 'The picture did not come in time.',
    },
    { line: null, field: 'zip', code: 'too-many-pictures', message: 'A ZIP file can have at most 10000 pictures.' },
  ];
  await open(
    {
      'POST /task/batch/pictures': { status: 201, body: pictures({ state: 'fetching', length: 1 }) },
      'PATCH /task/batch/pictures/set-1': { status: 204 },
      'GET /task/batch/pictures/set-1': pictures({ faults }),
    },
    { language: 'bn' },
  );
  await choose('টাস্কগুলোর ছবি', 'প্রতি সারির ছবিসহ একটি ZIP ফাইল');
  await user.upload(screen.getByLabelText(/^ZIP ফাইল/), new File(['x'], 'birds.zip'));
  for (const text of [
    'a.png: দুটি ফাইলের এই নাম: “a.png” ও “A.png”।',
    'https://x.example/b: সার্ভার 404 স্ট্যাটাস দিয়ে উত্তর দিয়েছে।',
    'https://x.example/c: এই ঠিকানা থেকে ছবিটি আনা যায়নি।',
    'zip: একটি ZIP ফাইলে সর্বোচ্চ ১০,০০০ ছবি থাকতে পারে।',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

it('requests no preview before the pictures are ready', async () => {
  const page = await openDraft(
    {
      'POST /task/batch/pictures': { status: 201, body: pictures({ state: 'fetching', stored: 0 }) },
      'GET /task/batch/pictures/set-1': pictures({ state: 'fetching', stored: 0 }),
    },
    SAME_TEXTS,
  );
  await choose('Pictures of the tasks', 'A column with the addresses of pictures');
  await choose('Column that names the picture', 'picture');
  await user.click(screen.getByRole('button', { name: 'Fetch the pictures' }));
  expect(await screen.findByText('0 of 2 pictures are stored.')).toBeInTheDocument();
  await goOn('Task');
  await goOn('Check and post');
  await look();
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(await step('Rows')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
});
