import { type Batch, type BatchAgreement, type ItemAgreement, type WorkerAgreement } from '@kaaj/contract';
import { aPage, aUser, describeLoading, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import AgreementPage from './agreement-page';

const batch: Batch = {
  _id: 'batch-1',
  title: 'Label {{picture}}',
  state: 'done',
  tasks: 100,
  posted: 100,
  cost: 900,
  returned: 0,
  overlap: 3,
  controls: 20,
  createdAt: '2030-01-15T12:00:00.000Z',
  endedAt: '2030-01-15T12:01:00.000Z',
};

const anItem = (changes: Partial<ItemAgreement> = {}): ItemAgreement => ({
  line: 7,
  task: 'task-1',
  title: 'Label 6.png',
  answers: 3,
  agreeing: 2,
  share: 0.667,
  majority: 'a cat',
  control: null,
  ...changes,
});

const aWorker = (changes: Partial<WorkerAgreement> = {}): WorkerAgreement => ({
  worker: { _id: 'person-1', name: 'Rina Akter', image: '' },
  answers: 90,
  compared: 80,
  withMajority: 76,
  controls: 5,
  missed: 2,
  ...changes,
});

const mean: BatchAgreement = { items: 100, compared: 90, mean: 0.874, controls: 60, missed: 9 };

const open = (items: Stub, { api = {}, ...more }: { api?: Stubs } = {}) =>
  renderPage(<AgreementPage />, {
    path: '/dashboard/batch/:batchId',
    at: '/dashboard/batch/batch-1',
    messages,
    user: aUser({ role: 'Buyer' }),
    ...more,
    api: {
      'GET /task/batch/batch-1': { data: batch },
      'GET /task/batch/batch-1/agreement': items,
      'GET /task/batch/batch-1/agreement/mean': { data: mean },
      'GET /task/batch/batch-1/agreement/worker': aPage([aWorker()]),
      ...api,
    },
  });

describeLoading({
  open,
  answer: aPage([anItem()]),
  failed: 'The items could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Label 6/ }),
});

it('says that there is no such batch, and leads to those there are', async () => {
  const missing = problem(404, 'request/not-found');
  await open(missing, { api: { 'GET /task/batch/batch-1': missing } });
  expect(await screen.findByText('This batch does not exist, or is not yours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My batches' })).toHaveAttribute('href', '/dashboard/batches');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows each row with what most said, in the order of the server', async () => {
  await open(
    aPage([
      anItem({ task: '1', title: 'One', answers: 2, agreeing: 1, share: 0.5, majority: null }),
      anItem({ task: '2', title: 'Two', control: { known: 'a dog', missed: 2 } }),
      anItem({ task: '3', title: 'Three' }),
    ]),
  );
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  for (const words of ['50% (1 of 2)', 'No majority']) expect((await row(/One/)).getByText(words)).toBeInTheDocument();
  expect((await row(/Two/)).getByText('a dog · 2 wrong answers')).toBeInTheDocument();
  for (const words of ['67% (2 of 3)', 'a cat', '7']) expect((await row(/Three/)).getByText(words)).toBeInTheDocument();
});

it('shows the mean, and how often each worker is with the majority and misses control items', async () => {
  await open(aPage([anItem()]));
  const all = within(await screen.findByRole('region', { name: 'Mean agreement' }));
  expect(all.getByText('87%')).toBeInTheDocument();
  expect(all.getByText('9 of 60 answers to control items are wrong.')).toBeInTheDocument();
  const rina = within(await screen.findByRole('row', { name: /Rina Akter/ }));
  for (const words of ['90', '76 of 80', '2 of 5']) expect(rina.getByText(words)).toBeInTheDocument();
});

it('says nothing of control items where there are none', async () => {
  await open(aPage([anItem()]), {
    api: {
      'GET /task/batch/batch-1': { data: { ...batch, controls: 0 } },
      'GET /task/batch/batch-1/agreement/mean': { data: { ...mean, mean: null, compared: 0, controls: 0, missed: 0 } },
      'GET /task/batch/batch-1/agreement/worker': aPage([aWorker({ controls: 0, missed: 0, compared: 0 })]),
    },
  });
  expect(await screen.findByText('No item has two answers yet.')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Rina Akter/ })).toBeInTheDocument();
  expect(screen.queryByText(/Known answer|items wrong/)).not.toBeInTheDocument();
});
