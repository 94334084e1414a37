import { type AnswerForm, type NextItem, type TaskDetails } from '@kaaj/contract';
import { signOut } from '@kaaj/web-kit';
import { aTask, aUser, cutBodies, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { TabLock } from './tab-lock';
import WorkStreamPage from './work-stream-page';

const FORM: AnswerForm = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['Magpie', 'Crow'].map((label) => ({ value: label.toLowerCase(), label })),
    },
  ],
};

const user = userEvent.setup({ delay: null });

const UNTIL = new Date(Date.now() + 600_000).toISOString();
const claimOf = ({ _id: taskId, title, payableAmount }: TaskDetails) => ({
  taskId,
  title,
  payableAmount,
  until: UNTIL,
});

/** Answers like the API: at most two items are claimed, and each is returned once. */
class Batch {
  readonly sent: { readonly task: string; readonly key: string | null }[] = [];
  readonly skipped: string[] = [];
  held: number[] = [];
  nextItem = 1;
  down = false;
  refusals = 0;

  constructor(
    private readonly items: number,
    private readonly more: Partial<TaskDetails> = {},
  ) {}

  readonly api = {
    'POST /task/batch/batch-1/next': ({ body }: StubCall) => {
      if (this.down) throw new TypeError('Failed to fetch');
      const { ahead } = body as { ahead?: boolean };
      const [first] = this.held;
      if (first !== undefined && !ahead) return { data: this.answer(first) };
      if (this.held.length > 1) {
        this.refusals += 1;
        return problem(409, 'claim/too-many');
      }
      if (this.nextItem > this.items) return problem(404, 'batch/nothing-left');
      this.held.push(this.nextItem);
      this.nextItem += 1;
      return { data: this.answer(this.nextItem - 1) };
    },
    'GET /claim': () => ({
      data: this.held.map((item) => ({ ...claimOf(this.taskOf(item)), batchId: 'batch-1' })),
    }),
    ...Object.fromEntries([1, 2, 3].map((item) => [`GET /task/item-${item}`, () => ({ data: this.taskOf(item) })])),
    'POST /submission': ({ body, headers }: StubCall) => {
      if (this.down) throw new TypeError('Failed to fetch');
      const { task } = body as { task: string };
      this.sent.push({ task, key: headers.get('idempotency-key') });
      this.held = this.held.filter((each) => `item-${each}` !== task);
      return { data: { _id: `sent-${task}` } };
    },
  };

  skip(id: string) {
    return () => {
      this.skipped.push(id);
      this.held = this.held.filter((each) => `item-${each}` !== id);
      return { data: { taskId: id } };
    };
  }

  private taskOf(item: number): TaskDetails {
    const task = aTask({ _id: `item-${item}`, title: `Item ${item}`, payableAmount: 3 });
    return { ...task, form: FORM, ...this.more, mySubmission: null, myClaim: { until: UNTIL } };
  }

  private answer(item: number): NextItem {
    const done = this.sent.length;
    return {
      task: this.taskOf(item),
      until: UNTIL,
      progress: { done, earned: 3 * done, left: this.items - done },
    };
  }
}

const open = (batch: Batch, more: Record<string, unknown> = {}) =>
  renderPage(<WorkStreamPage />, {
    path: '/dashboard/work/batch/:batchId',
    at: '/dashboard/work/batch/batch-1',
    messages,
    user: aUser({ role: 'Worker' }),
    api: { ...batch.api, ...more },
  });
const item = (number: number) => screen.findByRole('heading', { name: `Item ${number}` });
const key = (code: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code.replace('Digit', ''), ...init });
const figure = (label: string) => screen.getByText(label).closest('.k-stat, div')?.parentElement?.textContent;

beforeEach(() => localStorage.clear());

it('processes the items by keyboard alone, and sends each answer once', async () => {
  const batch = new Batch(3);
  await open(batch);
  await item(1);
  expect(screen.queryByText('Everything is sent.')).not.toBeInTheDocument();
  for (const number of [1, 2, 3]) {
    await item(number);
    key('Digit2');
    key('Enter');
  }
  expect(await screen.findByText('Nothing is left for you in this batch')).toBeInTheDocument();
  expect(batch.sent.map(({ task }) => task)).toEqual(['item-1', 'item-2', 'item-3']);
  expect(new Set(batch.sent.map((each) => each.key)).size).toBe(3);
  expect(screen.getByText('Everything is sent.')).toBeInTheDocument();
  expect(figure('Earned')).toContain('9');
});

it('has the next item loaded before the first is answered', async () => {
  const batch = new Batch(3);
  await open(batch);
  await item(1);
  await waitFor(() => expect(batch.held).toEqual([1, 2]));
});

it('continues with both claimed items after a reload, without claiming a third', async () => {
  const batch = new Batch(3);
  batch.held = [1, 2];
  batch.nextItem = 3;
  const page = await open(batch, {
    'GET /claim': () => ({
      data: [{ ...claimOf(aTask({ _id: 'task-7' }) as TaskDetails), batchId: null }, ...batch.api['GET /claim']().data],
    }),
  });
  await item(1);
  await waitFor(() => expect(page.server.callsOf('GET /task/item-2')).toHaveLength(1));
  key('Digit1');
  key('Enter');
  await item(2);
  await waitFor(() => expect(batch.held).toEqual([2, 3]));
  expect(batch.refusals).toBe(0);
  expect(page.server.callsOf('GET /claim')).toHaveLength(1);
});

it('neither picks nor sends while an input method composes', async () => {
  const batch = new Batch(1);
  await open(batch);
  await item(1);
  key('Digit1');
  key('Enter', { isComposing: true });
  key('Enter', { keyCode: 229 });
  key('Enter', { ctrlKey: true });
  expect(batch.sent).toEqual([]);
  key('Enter');
  await waitFor(() => expect(batch.sent).toHaveLength(1));
});

it('continues offline, shows that, and sends stored answers once with their keys', async () => {
  const batch = new Batch(3);
  await open(batch);
  await item(1);
  await waitFor(() => expect(batch.held).toEqual([1, 2]));
  batch.down = true;
  key('Digit1');
  key('Enter');
  await item(2);
  expect(await screen.findByText(/^No connection\. Saved on this device.*: 1$/)).toBeInTheDocument();
  key('Digit1');
  key('Enter');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  expect(localStorage.length).toBeGreaterThan(0);
  batch.down = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await item(3);
  expect(batch.sent.map(({ task }) => task)).toEqual(['item-1', 'item-2']);
});

it('recovers when the network returns after it was lost in the body of an answer', async () => {
  const batch = new Batch(3);
  await open(batch);
  await item(1);
  await waitFor(() => expect(batch.held).toEqual([1, 2]));
  const restore = cutBodies();
  for (const number of [1, 2]) {
    await item(number);
    key('Digit1');
    key('Enter');
  }
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  restore();
  act(() => void window.dispatchEvent(new Event('online')));
  await item(3);
  expect(batch.sent.map(({ task }) => task)).toEqual(['item-1', 'item-2']);
  expect(screen.queryByText(/^Not accepted/)).not.toBeInTheDocument();
});

it('sends what was stored on this device when the page opens again', async () => {
  const queued = [{ key: 'kept', taskId: 'item-1', pay: 3, version: 1, work: { answers: { bird: 'crow' } } }];
  localStorage.setItem(`kaaj.draft.${aUser().email}/stream.batch-1`, JSON.stringify(queued));
  const batch = new Batch(2);
  batch.nextItem = 2;
  await open(batch);
  await item(2);
  expect(batch.sent).toEqual([{ task: 'item-1', key: 'kept' }]);
});

describe('signing out with an unsent answer', () => {
  const name = `kaaj.draft.${aUser().email}/stream.batch-1`;
  const openWithUnsent = async () => {
    const batch = new Batch(3);
    const page = await open(batch, { 'GET /jwt/logout': { data: {} } });
    await item(1);
    await waitFor(() => expect(batch.held).toEqual([1, 2]));
    batch.down = true;
    key('Digit1');
    key('Enter');
    await screen.findByText(/^No connection\. Saved on this device/);
    return { batch, page };
  };

  it('sends it before the request that ends the session', async () => {
    const { batch, page } = await openWithUnsent();
    batch.down = false;
    await act(() => signOut());
    const calls = page.server.calls.map(({ method, path }) => `${method} ${path}`);
    expect(batch.sent.map(({ task }) => task)).toEqual(['item-1']);
    expect(calls.lastIndexOf('POST /submission')).toBeLessThan(calls.indexOf('GET /jwt/logout'));
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('keeps it on this device while there is no connection', async () => {
    const { page } = await openWithUnsent();
    await act(() => signOut());
    expect(page.server.callsOf('GET /jwt/logout')).toHaveLength(1);
    expect(localStorage.getItem(name)).toContain('item-1');
  });
});

describe('in two tabs of one browser', () => {
  /** As the browser has them for all tabs of an origin. */
  class Locks {
    private held: { readonly name: string; readonly lose: (error: Error) => void } | undefined;
    private readonly queue: (() => void)[] = [];

    readonly request = async (name: string, options: LockOptions, work: (lock: object | null) => unknown) => {
      if (this.held && options.ifAvailable) return work(null);
      if (options.steal) this.held?.lose(new DOMException('Stolen', 'AbortError'));
      else if (this.held)
        await new Promise<void>((resolve, reject) => {
          this.queue.push(resolve);
          options.signal?.addEventListener('abort', () => {
            this.queue.splice(this.queue.indexOf(resolve), 1);
            reject(new DOMException('Aborted', 'AbortError'));
          });
        });
      const lost = new Promise<never>((_, lose) => (this.held = { name, lose }));
      const mine = this.held;
      try {
        return await Promise.race([work({ name }), lost]);
      } finally {
        if (this.held === mine) {
          this.held = undefined;
          this.queue.shift()?.();
        }
      }
    };
  }

  let locks: Locks;
  beforeEach(() => {
    locks = new Locks();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  /** Another tab that works on this batch. */
  const otherTab = () => {
    const tab = new TabLock(`kaaj.draft.${aUser().email}/stream.batch-1`);
    tab.begin();
    return tab;
  };

  it('shows no item in the second one until the first is closed', async () => {
    const other = otherTab();
    const batch = new Batch(2);
    await act(async () => void (await open(batch)));
    expect(await screen.findByText('This batch is open in another tab')).toBeInTheDocument();
    expect(batch.held).toEqual([]);
    act(() => other.end());
    await item(1);
  });

  it('continues in the second one when it takes over, and ends in the first', async () => {
    const other = otherTab();
    const batch = new Batch(2);
    await act(async () => void (await open(batch)));
    await user.click(await screen.findByRole('button', { name: 'Work here' }));
    await item(1);
    expect(other.current()).toBe('other-tab');
    await act(async () => other.takeOver());
    expect(await screen.findByText('This batch is open in another tab')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Item 1' })).not.toBeInTheDocument();
  });

  it('leaves the answers of the other user stored on this device', async () => {
    const batch = new Batch(2);
    const name = `kaaj.draft.${aUser().email}/stream.batch-1`;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await open(batch, {
      'POST /submission': async (call: StubCall) => {
        await arrived;
        return batch.api['POST /submission'](call);
      },
    });
    await item(1);
    key('Digit1');
    key('Enter');
    const [first] = JSON.parse(localStorage.getItem(name) ?? '[]') as { key: string }[];
    await act(async () => new TabLock(name).takeOver());
    const second = { ...first, key: 'of the other tab' };
    localStorage.setItem(name, JSON.stringify([first, second]));
    arrive();
    await waitFor(() => expect(JSON.parse(localStorage.getItem(name) ?? '[]')).toEqual([second]));
  });
});

it('skips an item', async () => {
  const batch = new Batch(2);
  await open(batch, { 'DELETE /task/item-1/claim': batch.skip('item-1') });
  await item(1);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await item(2);
  await waitFor(() => expect(batch.skipped).toEqual(['item-1']));
  expect(batch.sent).toEqual([]);
});

it('shows a refusal, and continues', async () => {
  const batch = new Batch(2);
  await open(batch, { 'POST /submission': () => problem(409, 'task/closed') });
  await item(1);
  key('Digit1');
  key('Enter');
  await item(2);
  expect(await screen.findByText('Not accepted: 1')).toBeInTheDocument();
});

describe('a refused answer', () => {
  const drafts = (...names: readonly string[]) =>
    names.map((name) => JSON.parse(localStorage.getItem(`kaaj.draft.${aUser().email}/${name}`) ?? 'null') as unknown);

  it('is picked already when its item is shown again', async () => {
    const batch = new Batch(2);
    const refusal = problem(422, 'submission/answers-invalid');
    await open(batch, { 'POST /submission': refusal });
    await item(1);
    await waitFor(() => expect(batch.held).toEqual([1, 2]));
    key('Digit2');
    key('Enter');
    expect(await screen.findByText('Not accepted: 1')).toBeInTheDocument();
    await item(1);
    expect(await screen.findByRole('radio', { name: /Crow/ })).toBeChecked();
  });

  it('is typed already, with its pictures, when its item is shown again', async () => {
    const batch = new Batch(2, { form: null });
    const work = { submissionDetail: 'A crow.', pictures: ['/api/image/proof/crow.webp'] };
    const queued = [{ key: 'kept', taskId: 'item-1', pay: 3, version: 1, work }];
    localStorage.setItem(`kaaj.draft.${aUser().email}/stream.batch-1`, JSON.stringify(queued));
    batch.held = [1];
    batch.nextItem = 2;
    await open(batch, { 'POST /submission': problem(422, 'terms/consent-needed') });
    await item(1);
    expect(await screen.findByLabelText(/^Submission Detail/)).toHaveValue('A crow.');
    expect(drafts('pictures.proof.item-1')).toEqual([work.pictures]);
  });

  it('is in the form of its task when its item is not shown again, and the refusal links to it', async () => {
    const batch = new Batch(2);
    await open(batch, { 'POST /submission': problem(409, 'task/closed') });
    await item(1);
    key('Digit2');
    key('Enter');
    expect(await screen.findByRole('link', { name: 'See your answer' })).toHaveAttribute(
      'href',
      '/dashboard/taskDetails/item-1',
    );
    expect(drafts('answers.proof.item-1', 'stream.batch-1')).toEqual([{ bird: 'crow' }, null]);
  });
});

describe('a wrong completion code', () => {
  /** Takes the code RIGHT alone; a refused item stays held. */
  const openSurvey = async (status: number, code: string) => {
    const batch = new Batch(2, { form: null });
    const link = { url: 'https://survey.example/' };
    await open(batch, {
      'POST /task/batch/batch-1/next': (call: StubCall) => {
        const answer = batch.api['POST /task/batch/batch-1/next'](call);
        return 'data' in answer ? { data: { ...answer.data, link } } : answer;
      },
      'POST /submission': (call: StubCall) =>
        (call.body as { code: string }).code === 'RIGHT' ? batch.api['POST /submission'](call) : problem(status, code),
    });
    await item(1);
    await waitFor(() => expect(batch.held).toEqual([1, 2]));
    return batch;
  };
  const sendCode = async (code: string) =>
    user.type(await screen.findByRole('textbox', { name: /completion code/i }), `${code}{Enter}`);

  it('shows its item again, and is not spoken of any more once the right one was sent', async () => {
    const batch = await openSurvey(422, 'submission/code-wrong');
    await sendCode('WRONG');
    expect(await screen.findByText('Not accepted: 1')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('WRONG');
    await item(1);
    await sendCode('RIGHT');
    await item(2);
    await waitFor(() => expect(batch.sent.map(({ task }) => task)).toEqual(['item-1']));
    await waitFor(() => expect(screen.queryByText('Not accepted: 1')).not.toBeInTheDocument());
  });

  it('that is one too many does not keep the answers behind it waiting', async () => {
    const batch = await openSurvey(429, 'submission/too-many-codes');
    await sendCode('WRONG');
    await item(2);
    await sendCode('RIGHT');
    await waitFor(() => expect(batch.sent.map(({ task }) => task)).toEqual(['item-2']));
  });
});

it('shows why no item was available', async () => {
  const batch = new Batch(1);
  await open(batch, { 'POST /task/batch/batch-1/next': () => problem(409, 'claim/paused') });
  expect(await screen.findByText('No item could be reserved.')).toBeInTheDocument();
});

it('releases its claims when the worker stops', async () => {
  const batch = new Batch(3);
  const api = Object.fromEntries([1, 2].map((each) => [`DELETE /task/item-${each}/claim`, batch.skip(`item-${each}`)]));
  await open(batch, api);
  await item(1);
  await waitFor(() => expect(batch.held).toEqual([1, 2]));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(batch.held).toEqual([]));
});

it('shows that the buyer has paused the batch', async () => {
  await open(new Batch(3), { 'POST /task/batch/batch-1/next': () => problem(409, 'batch/paused') });
  expect(await screen.findByRole('heading', { level: 1, name: 'The buyer has paused this batch' })).toBeInTheDocument();
});

it('links from an item to the questions about its batch', async () => {
  await open(new Batch(3));
  const link = await screen.findByRole('link', { name: 'Questions to the buyer' });
  expect(link).toHaveAttribute('href', '/dashboard/taskDetails/item-1');
});
