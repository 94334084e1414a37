import { type BatchPictures, type BatchPreview } from '@kaaj/contract';
import { aUser, paste, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
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
const give = async (text: string, name = 'pictures.csv') =>
  user.upload(await screen.findByLabelText(/^Data file/), new File([text], name));
const look = () => user.click(screen.getByRole('button', { name: 'Preview tasks' }));

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
  localStorage.setItem('kaaj.draft.rina@example.com.batch', JSON.stringify({ ...DRAFT, ...changes }));

/** The form as an earlier visit filled it in, with a file. */
async function openDraft(api: Stubs = {}, changes: Partial<typeof DRAFT> = {}) {
  keepDraft(changes);
  const page = await open(api);
  await give(CSV);
  await screen.findByText('{{hint}}');
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

it('shows how the columns of a file are written', async () => {
  await open();
  await give(CSV);
  expect(await screen.findByText('{{hint}}')).toBeInTheDocument();
  await give('{"city":"Dhaka"}\n', 'cities.jsonl');
  expect(await screen.findByText('{{city}}')).toBeInTheDocument();
  expect(screen.queryByText('{{hint}}')).not.toBeInTheDocument();
});

it('shows the first tasks and the total cost, posts them on a second press, and opens the batches', async () => {
  const page = await open();
  await give(CSV);
  await fillIn();
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

it('sends the column of known answers, and shows the number of control items', async () => {
  const page = await openDraft({ 'POST /task/batch/preview': { data: aPreview({ controls: 1 }) } });
  await user.click(field('Column with known answers'));
  await user.click(await screen.findByText('hint', { selector: '.ant-select-item-option-content' }));
  await user.clear(field('At most this percentage'));
  await paste(field('At most this percentage'), '51');
  await look();
  await waitFor(() => expect(field('At most this percentage')).toHaveFocus());
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
  await user.clear(field('At most this percentage'));
  await paste(field('At most this percentage'), '50');
  await look();
  expect(await screen.findByText('1 of them is a control item.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({
    gold: { column: 'hint', share: 50, rate: 0.1 },
  });
});

it('sends the question of the known answers when more than one is comparable', async () => {
  const question = { kind: 'text', required: true, options: '', min: '', max: '', maxLength: '', integer: true };
  const draft = ['bird', 'note', 'size'].map((name) => ({
    ...{ ...question, name, label: `What ${name}?`, minLabel: '', maxLabel: '' },
    ...(name === 'note' && { kind: 'longText' }),
  }));
  localStorage.setItem('kaaj.draft.rina@example.com.batch.form', JSON.stringify(draft));
  const page = await openDraft();
  await user.click(field('Column with known answers'));
  await user.click(await screen.findByText('hint', { selector: '.ant-select-item-option-content' }));
  await user.click(field('Question that the known answers'));
  expect(screen.queryByText('What note?', { selector: '.ant-select-item-option-content' })).not.toBeInTheDocument();
  await user.click(await screen.findByText('What size?', { selector: '.ant-select-item-option-content' }));
  await look();
  await waitFor(() => expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(1));
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({
    gold: { column: 'hint', field: 'size' },
  });
});

it('posts a link with a column name in place of questions, and shows the secret of its codes', async () => {
  const page = await openDraft({ 'POST /task/batch': { data: { _id: 'batch-1', linkSecret: 'sEcReT' } } });
  await user.click(await screen.findByRole('switch', { name: 'The work is done on a page of mine' }));
  await paste(field('Address of the page'), 'https://survey.example/{{picture}}?s={{submission}}');
  await look();
  await user.click(await screen.findByRole('button', { name: 'Post 2 tasks' }));
  expect(await screen.findByText('sEcReT')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch')[0]?.body).toMatchObject({
    link: { url: 'https://survey.example/{{picture}}?s={{submission}}', code: 'signed' },
  });
});

it('requests adaptive overlap with the number of workers as the maximum', async () => {
  const page = await openDraft();
  await user.click(field('End an item early'));
  await user.click(await screen.findByText('At a confidence of 95%', { selector: '.ant-select-item-option-content' }));
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

it('starts with the default share of control items, in the reader’s digits', async () => {
  await open({}, { language: 'bn' });
  await user.upload(await screen.findByLabelText(/^ডেটা ফাইল/), new File([CSV], 'pictures.csv'));
  await screen.findByText('{{hint}}');
  await user.click(field('জানা উত্তরের কলাম'));
  await user.click(await screen.findByText('hint', { selector: '.ant-select-item-option-content' }));
  expect(field('সারির সর্বোচ্চ এত শতাংশ')).toHaveDisplayValue(/^[০-৯]+$/);
});

it('clears the preview as soon as anything changes', async () => {
  await openDraft();
  await look();
  await screen.findByRole('button', { name: 'Post 2 tasks' });
  await paste(field('Task Title'), '!');
  expect(screen.queryByRole('button', { name: 'Post 2 tasks' })).not.toBeInTheDocument();
});

it('names each line that is not right', async () => {
  const errors = [
    { line: 3, field: 'title', code: 'maxLength', message: 'x' },
    { line: 4, field: 'rows', code: 'cells', message: 'x' },
  ];
  await openDraft({ 'POST /task/batch/preview': problem(422, 'batch/faulty-rows', { errors }) });
  await look();
  expect(await screen.findByText('Line 3, Task Title: This is too long.')).toBeInTheDocument();
  expect(
    screen.getByText('Line 4, entire line: This line does not have as many columns as the first line.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Post/ })).not.toBeInTheDocument();
});

it('You need leads to the shop where more coins', async () => {
  await openDraft({ 'POST /task/batch/preview': { data: aPreview({ cost: 160 }) } });
  await look();
  expect(await screen.findByText('You need 60 more coins')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Purchase Coin' })).toHaveAttribute('href', '/dashboard/purchaseCoin');
  expect(screen.queryByRole('button', { name: /^Post/ })).not.toBeInTheDocument();
});

it('requires a file, and accepts none that is too large', async () => {
  keepDraft();
  const page = await open();
  await look();
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Choose a file' });
  await waitFor(() => expect(button).toHaveFocus());
  await waitFor(() => expect(button).toHaveAccessibleDescription(expect.stringContaining('This field is required.')));
  await give('x'.repeat(4_000_001));
  expect(await screen.findByText('This file is too large. Split it into two batches.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
});

it('confirms when no column is used, and then requests the preview', async () => {
  const page = await openDraft({}, { title: 'Label it', taskDetail: 'Look at the picture' });
  await look();
  await waitFor(() => expect(page.answer(false)).toMatchObject({ title: 'Are all tasks meant to be the same?' }));
  expect(page.server.callsOf('POST /task/batch/preview')).toEqual([]);
  await look();
  await waitFor(() => expect(page.answer(true)).toBeDefined());
  await waitFor(() => expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(1));
  expect(page.server.callsOf('POST /task/batch/preview')[0]?.body).toMatchObject({ sameTasks: true });
});

it('shows the encoding of a file that is not UTF-8, and the number of skipped rows', async () => {
  keepDraft();
  await open({ 'POST /task/batch/preview': { data: aPreview({ skipped: 3 }) } });
  const ansi = new File([Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a, 0x31)], 'ansi.csv');
  await user.upload(await screen.findByLabelText(/^Data file/), ansi);
  expect(await screen.findByText('{{café}}')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('was read as Windows-1252');
  await give(CSV);
  await screen.findByText('{{hint}}');
  await look();
  expect(await screen.findByText('3 rows with nothing in them were skipped.')).toBeInTheDocument();
});

it('shows the fee beside the cost of the batch, and checks the balance for both', async () => {
  await openDraft({ 'POST /task/batch/preview': { data: aPreview({ cost: 60, fee: 6, available: 100 }) } });
  await look();
  expect(await screen.findByText(/Plus a fee of 6 coins/)).toBeInTheDocument();
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
const choose = async (label: string, option: string) => {
  await user.click(field(label));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
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
  expect(screen.queryByLabelText(/^Task Image/)).not.toBeInTheDocument();
  await choose('Column that names the picture', 'picture');
  await user.click(screen.getByRole('button', { name: 'Fetch the pictures' }));
  expect(await screen.findByText('2 of 2 pictures are stored.')).toBeInTheDocument();
  expect(page.server.callsOf('POST /task/batch/pictures')[0]?.body).toEqual({
    rows: CSV,
    format: 'csv',
    pictureColumn: 'picture',
  });
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
  await look();
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(page.server.callsOf('POST /task/batch/preview')).toHaveLength(0);
});
