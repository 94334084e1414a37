import { type Annotator, type Batch, type Label } from '@kaaj/contract';
import { aPage, aUser, describeLoading, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import ConfidenceChart from './confidence-chart';
import LabelsPage from './labels-page';

const batch: Batch = {
  _id: 'batch-1',
  title: 'Label {{picture}}',
  state: 'done',
  tasks: 100,
  posted: 100,
  fee: 0,
  cost: 900,
  returned: 0,
  overlap: 3,
  saved: 0,
  controls: 20,
  createdAt: '2030-01-15T12:00:00.000Z',
  endedAt: '2030-01-15T12:01:00.000Z',
};

const aLabel = (changes: Partial<Label> = {}): Label => ({
  item: { task: 'task-1', line: 7 },
  label: 'a cat',
  confidence: 0.666667,
  answers: [
    { value: 'a cat', count: 2 },
    { value: 'a dog', count: 1 },
  ],
  control: null,
  ...changes,
});

const anAnnotator = (changes: Partial<Annotator> = {}): Annotator => ({
  worker: { _id: 'person-1', name: 'Rina Akter', email: 'rina@example.com' },
  answers: 90,
  accuracy: 0.91,
  from: 0.83,
  to: 0.96,
  controls: 5,
  missed: 2,
  ...changes,
});

const open = (labels: Stub, { api = {}, ...more }: { api?: Stubs } = {}) =>
  renderPage(<LabelsPage />, {
    path: '/dashboard/batch/:batchId',
    at: '/dashboard/batch/batch-1',
    messages,
    user: aUser({ role: 'Buyer' }),
    ...more,
    api: {
      'GET /task/batch/batch-1': { data: batch },
      'GET /task/batch/batch-1/labels': labels,
      'GET /task/batch/batch-1/annotators': aPage([anAnnotator()]),
      ...api,
    },
  });

describeLoading({
  open,
  answer: aPage([aLabel()]),
  failed: 'The labels could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Line 7/ }),
});

it('shows that the batch does not exist, with a link to the list', async () => {
  const missing = problem(404, 'request/not-found');
  await open(missing, { api: { 'GET /task/batch/batch-1': missing } });
  expect(await screen.findByText('This batch does not exist, or is not yours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My batches' })).toHaveAttribute('href', '/dashboard/batches');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows each label with its confidence and all answers, in the order of the server', async () => {
  await open(
    aPage([
      aLabel({ item: { task: '1', line: 2 }, confidence: 0.5 }),
      aLabel({ item: { task: '2', line: 3 }, label: 4, control: { known: '5', missed: 2 } }),
    ]),
  );
  const first = within(await screen.findByRole('row', { name: /Line 2/ }));
  for (const words of ['a cat', '50%', 'a cat: 2, a dog: 1']) expect(first.getByText(words)).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Line 2' })).toHaveAttribute('href', '/task/1');
  const second = within(screen.getByRole('row', { name: /Line 3/ }));
  for (const words of ['4', '5 · 2 wrong answers']) expect(second.getByText(words)).toBeInTheDocument();
});

it('shows the confidences as a chart', async () => {
  const labels = [aLabel(), aLabel({ item: { task: '2', line: 8 }, confidence: 1 })];
  await renderPage(<ConfidenceChart labels={labels} />, { path: '/', at: '/', messages });
  expect(await screen.findByText('1 of 2 labels have a confidence of 90% or more.')).toBeInTheDocument();
});

it('shows how accurate each worker is, between which bounds, and their missed control items', async () => {
  await open(aPage([aLabel()]));
  const rina = within(await screen.findByRole('row', { name: /Rina Akter/ }));
  for (const words of ['90', '91% (83% to 96%)', '2 of 5']) expect(rina.getByText(words)).toBeInTheDocument();
});

it('requests the other method once it is selected', async () => {
  const { server } = await open(aPage([aLabel()]));
  await screen.findByRole('row', { name: /Line 7/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Dawid-Skene' }));
  expect(await screen.findByText(/^Answers of workers who agree/)).toBeInTheDocument();
  await screen.findByRole('row', { name: /Line 7/ });
  const asked = server.callsOf('GET /task/batch/batch-1/labels').map(({ query }) => query.get('method'));
  expect(new Set(asked)).toEqual(new Set(['majority', 'dawid-skene']));
});

it('requests labels and workers of another question once it is selected', async () => {
  const fields = [
    { name: 'bird', label: 'Which bird is this?' },
    { name: 'size', label: 'How large?' },
  ];
  const { server } = await open(aPage([aLabel()]), {
    api: { 'GET /task/batch/batch-1': { data: { ...batch, fields } } },
  });
  await screen.findByRole('row', { name: /Line 7/ });
  fireEvent.change(screen.getByRole('combobox', { name: 'Question' }), { target: { value: 'size' } });
  await screen.findByRole('row', { name: /Line 7/ });
  await screen.findByRole('row', { name: /Rina Akter/ });
  for (const list of ['labels', 'annotators']) {
    const asked = server.callsOf(`GET /task/batch/batch-1/${list}`).map(({ query }) => query.get('field'));
    expect(new Set(asked)).toEqual(new Set([null, 'size']));
  }
});

it('offers no choice of questions when only one is comparable', async () => {
  const fields = [{ name: 'bird', label: 'Which bird is this?' }];
  await open(aPage([aLabel()]), { api: { 'GET /task/batch/batch-1': { data: { ...batch, fields } } } });
  await screen.findByRole('row', { name: /Line 7/ });
  expect(screen.queryByRole('combobox', { name: 'Question' })).not.toBeInTheDocument();
});

it('shows that the labels are being computed, and polls', async () => {
  let asked = 0;
  const later = () => ((asked += 1) > 1 ? aPage([aLabel()]) : { status: 202, body: null });
  await open(later);
  expect(await screen.findByText('The labels are being computed')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Line 7/ })).toBeInTheDocument();
});

it('shows the savings of adaptive overlap', async () => {
  const overlap = { min: 2, max: 5, confidence: 0.9, field: 'bird' };
  await open(aPage([aLabel()]), { api: { 'GET /task/batch/batch-1': { data: { ...batch, overlap, saved: 320 } } } });
  expect(await screen.findByText('Ending items early saved 320 of 900 coins so far.')).toBeInTheDocument();
});

it('shows no control items when there are none', async () => {
  await open(aPage([aLabel()]), {
    api: {
      'GET /task/batch/batch-1': { data: { ...batch, controls: 0 } },
      'GET /task/batch/batch-1/annotators': aPage([anAnnotator({ controls: 0, missed: 0 })]),
    },
  });
  expect(await screen.findByRole('row', { name: /Rina Akter/ })).toBeInTheDocument();
  expect(screen.queryByText(/Known answer|items wrong/)).not.toBeInTheDocument();
});
