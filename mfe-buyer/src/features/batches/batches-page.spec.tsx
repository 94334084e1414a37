import { type Batch } from '@kaaj/contract';
import { aPage, aUser, describeLoading, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import BatchesPage from './batches-page';

const user = userEvent.setup({ delay: null });

const aBatch = (changes: Partial<Batch> = {}): Batch => ({
  _id: 'batch-1',
  title: 'Label {{picture}}',
  state: 'done',
  tasks: 1_000,
  posted: 1_000,
  fee: 0,
  cost: 5_000,
  returned: 0,
  overlap: 3,
  saved: 0,
  controls: 0,
  createdAt: '2030-01-15T12:00:00.000Z',
  endedAt: '2030-01-15T12:01:00.000Z',
  ...changes,
});

const open = (batches: Stub, more: { api?: Stubs; at?: string } = {}) =>
  renderPage(<BatchesPage />, {
    messages,
    user: aUser({ role: 'Buyer' }),
    ...more,
    api: { 'GET /task/batch': batches, ...more.api },
  });

describeLoading({
  open,
  answer: aPage([aBatch()]),
  failed: 'Your batches could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Label/ }),
});

it('shows the progress, the cost and the refund of each', async () => {
  await open(
    aPage([
      aBatch({ _id: '1', title: 'One', state: 'posting', posted: 250 }),
      aBatch({ _id: '2', title: 'Two', state: 'cancelled', posted: 100, returned: 4_500 }),
      aBatch({ _id: '3', title: 'Three' }),
    ]),
  );
  const one = within(await screen.findByRole('row', { name: /One/ }));
  expect(one.getByRole('progressbar', { name: 'Progress of One' })).toHaveValue(25);
  expect(one.getByText('250 of 1,000')).toBeInTheDocument();
  const two = within(screen.getByRole('row', { name: /Two/ }));
  for (const words of ['Cancelled', '100 of 1,000', '4,500']) expect(two.getByText(words)).toBeInTheDocument();
  expect(two.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('scrolls to the batch that the link names', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await open(aPage([aBatch({ _id: '1', title: 'One' }), aBatch({ _id: '2', title: 'Two' })]), {
    at: '/dashboard/batches?batch=2',
  });
  await screen.findByText('Two');
  // The title is in a separate <bdi>.
  const [one, two] = ['One', 'Two'].map((title) => screen.getByText(title).parentElement);
  expect(two).toHaveAttribute('aria-current', 'true');
  expect(one).not.toHaveAttribute('aria-current');
  expect(scrolled.mock.contexts).toEqual([two]);
});

it('polls while one is being posted, and stops when all are posted', async () => {
  let answers = 0;
  const page = await open(() => aPage([aBatch((answers += 1) > 1 ? {} : { state: 'posting', posted: 10 })]));
  expect(await screen.findByText('10 of 1,000')).toBeInTheDocument();
  expect(await screen.findByText('All posted')).toBeInTheDocument();
  const pause = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  // On a busy machine a request can be due before the page has stopped polling.
  await pause(0);
  const calls = page.server.callsOf('GET /task/batch').length;
  await pause(1_800);
  expect(page.server.callsOf('GET /task/batch')).toHaveLength(calls);
});

it('is cancelled after a dialog with the consequences', async () => {
  const cancel = 'POST /task/batch/batch-1/cancel';
  const page = await open(aPage([aBatch({ state: 'posting', posted: 10 })]), {
    api: { [cancel]: { data: aBatch({ state: 'cancelled', posted: 10, returned: 4_950 }) } },
  });
  const press = async () => user.click(await screen.findByRole('button', { name: /^Cancel/ }));
  await press();
  expect(page.answer(false)).toMatchObject({
    title: 'Cancel the batch “Label {{picture}}”?',
    ok: 'Cancel the batch',
    cancel: 'Keep it',
    danger: true,
  });
  expect(page.server.callsOf(cancel)).toHaveLength(0);
  await press();
  page.answer(true);
  await waitFor(() => expect(page.server.callsOf(cancel)).toHaveLength(1));
  await waitFor(() => expect(page.notices().at(-1)).toMatchObject({ kind: 'success' }));
});

it('shows why it could not be cancelled', async () => {
  const page = await open(aPage([aBatch({ state: 'posting', posted: 10 })]), {
    api: { 'POST /task/batch/batch-1/cancel': problem(409, 'batch/ended') },
  });
  await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
  page.answer(true);
  await waitFor(() => expect(page.notices().at(-1)).toMatchObject({ text: 'This batch has already ended.' }));
});

it('downloads the results of one that has tasks', async () => {
  const pressed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.getAttribute('href') ?? '');
  });
  await open(aPage([aBatch(), aBatch({ _id: 'batch-2', title: 'Unposted', state: 'posting', posted: 0 })]));
  await user.click(await screen.findByRole('button', { name: 'Download the results of Label {{picture}}' }));
  await waitFor(() => expect(pressed).toEqual(['/api/task/batch/batch-1/results?format=csv']));
  expect(screen.queryByRole('button', { name: /results of Unposted/ })).not.toBeInTheDocument();
  click.mockRestore();
});

it('links to the labels, once an item is posted', async () => {
  await open(aPage([aBatch({ posted: 1 }), aBatch({ _id: 'batch-2', title: 'Unposted', posted: 0 })]));
  const link = await screen.findByRole('link', { name: /^Labels of/ });
  expect(link).toHaveAttribute('href', '/dashboard/batch/batch-1');
});

it('links to the first one when there is none', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No batches yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post in bulk from a file' })).toHaveAttribute('href', '/dashboard/addBatch');
});

it('pauses a batch, and resumes it', async () => {
  let state: Batch['state'] = 'done';
  const { server, notices } = await open(() => aPage([aBatch({ title: 'One', state })]), {
    api: {
      'PATCH /task/batch/batch-1': ({ body }) => {
        state = (body as { state: string }).state === 'paused' ? 'paused' : 'done';
        return { data: aBatch({ state }) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause new work: One' }));
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Resume: One' }));
  expect(await screen.findByText('All posted')).toBeInTheDocument();
  const bodies = server.callsOf('PATCH /task/batch/batch-1').map(({ body }) => body);
  expect(bodies).toEqual([{ state: 'paused' }, { state: 'posting' }]);
  expect(notices()).toMatchObject([{ kind: 'success' }, { kind: 'success' }]);
});
