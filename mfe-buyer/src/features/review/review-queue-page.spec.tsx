import { LIMITS, type Submission } from '@kaaj/contract';
import {
  aPage,
  aRecord,
  aTask,
  aSubmission,
  aUser,
  aWork,
  describeLoading,
  mockAllVisible,
  problem,
  renderPage,
  type Stub,
  type StubCall,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { signOut } from '@kaaj/web-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ReviewQueuePage from './review-queue-page';
import { UNDO_MS } from './use-undoable-review';

mockAllVisible();
beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });

const piece = (number: number, changes: Partial<Submission> = {}) => {
  const { worker } = aSubmission();
  return aSubmission({ _id: `submission-${number}`, worker: { ...worker, name: `Worker ${number}` }, ...changes });
};
const sheet = (number: number) => ({
  data: aWork({ ...piece(number), instructions: { ...aWork().instructions, title: `Task of ${number}` } }),
});
const three = [piece(1), piece(2), piece(3)];

const open = (received: Stub, api: Stubs = {}, at = '/dashboard/review', language: 'en' | 'bn' = 'en') =>
  renderPage(<ReviewQueuePage />, {
    at,
    path: '/dashboard/review',
    messages,
    language,
    user: aUser({ role: 'Buyer' }),
    api: {
      'GET /submission/received': received,
      'GET /submission/received/count': { data: 3 },
      'GET /submission/submission-1': sheet(1),
      'GET /submission/submission-2': sheet(2),
      'GET /submission/submission-3': sheet(3),
      'GET /record/person-1': { data: aRecord() },
      ...api,
    },
  });

/** What waits to be sent is sent when the page is closed. */
const closePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const lying = (number: number) => screen.findByRole('heading', { name: `Task of ${number}` });
const decide = (number: number) => `PATCH /submission/update/status/submission-${number}`;

describeLoading({
  open,
  answer: aPage(three),
  failed: 'The work to review could not be loaded.',
  shown: () => screen.findByRole('list', { name: 'Review desk' }),
});

it('shows the oldest submission beside the list, and another one when it is pressed', async () => {
  const page = await open(aPage(three));
  expect(await lying(1)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Worker 3/ }));
  expect(await lying(3)).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/review?work=submission-3');
  expect(screen.getByRole('button', { name: /Worker 3/ })).toHaveAttribute('aria-current', 'true');
});

describe('the answers to one task with a form', () => {
  const option = (value: string) => ({ value, label: value.toUpperCase() });
  const fields = [
    { name: 'bird', kind: 'choice', label: 'Which bird is this?', options: ['crow', 'magpie'].map(option) },
    { name: 'count', kind: 'number', label: 'How many?' },
  ] as const;
  const answered = [
    { bird: 'magpie', count: 10 },
    { bird: 'crow', count: 9 },
    { bird: 'crow', count: 9 },
  ].map((answers, index) => ({ ...three[index], answers }));
  const table = async () => within(await screen.findByRole('table', { name: 'Answers' }));
  const column = async (place: number) =>
    (await table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[place]?.textContent.trim());

  it('are shown in a table that marks outliers, sorts by a field, and opens a submission', async () => {
    const page = await open(
      aPage(answered),
      { 'GET /task/task-1': { data: { ...aTask(), form: { fields } } } },
      '/dashboard/review?task=task-1',
    );
    expect(await column(1)).toEqual(['MAGPIE Differs from most', 'CROW', 'CROW']);
    await user.click((await table()).getByRole('columnheader', { name: 'How many?' }));
    expect(await column(2)).toEqual(['9', '9', '10 Differs from most']);
    await user.click((await table()).getByRole('button', { name: 'Worker 3' }));
    await waitFor(() => expect(page.place()).toContain('work=submission-3'));
  });
});

it('accepts with A and selects the next; the row keeps its place', async () => {
  const page = await open(aPage(three), { [decide(1)]: { data: {} } });
  await lying(1);
  await user.keyboard('a');
  expect(await lying(2)).toBeInTheDocument();
  closePage();
  await waitFor(() => expect(page.server.callsOf(decide(1)).map(({ body }) => body)).toEqual([{ status: 'accepted' }]));
  const rows = within(screen.getByRole('list', { name: 'Review desk' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.includes('Worker 1'))).toEqual([true, false, false]);
});

it.each([
  ['what is typed on a Bangla layout', { key: 'ৃ', code: 'KeyA' }, 2],
  ['what is typed on a Russian layout', { key: 'ф', code: 'KeyA' }, 2],
  ['what is typed on a French layout, where A lies elsewhere', { key: 'a', code: 'KeyQ' }, 2],
  ['another letter at its place on a French layout', { key: 'q', code: 'KeyA' }, 1],
  ['a key of a composition', { key: 'a', code: 'KeyA', isComposing: true }, 1],
] as const)('handles or ignores the key A: %s', async (_, key, then) => {
  await open(aPage(three), { [decide(1)]: { data: {} } });
  await lying(1);
  fireEvent.keyDown(document.body, key);
  expect(await lying(then)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(then - 1);
});

it('rejects with R after a reason is selected, moves with J and K, and ignores keys during typing', async () => {
  const page = await open(aPage(three), { [decide(2)]: { data: {} } });
  await lying(1);
  await user.keyboard('j');
  await lying(2);
  await user.keyboard('k');
  await lying(1);
  await user.keyboard('j');
  await lying(2);
  await user.keyboard('r');
  const question = within(await screen.findByRole('dialog', { name: 'Reject this work?' }));
  await user.type(question.getByRole('textbox'), 'aj');
  expect(screen.getByRole('heading', { name: 'Task of 2' })).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'It does not follow the instructions.' }));
  await user.click(question.getByRole('button', { name: 'Reject' }));
  expect(await lying(3)).toBeInTheDocument();
  closePage();
  await waitFor(() => expect(page.server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
});

it('does not decide a decided submission', async () => {
  const page = await open(({ query }: StubCall) =>
    aPage(query.get('state') === 'decided' ? [piece(3, { status: 'rejected' })] : three),
  );
  await lying(1);
  await user.click(screen.getByRole('radio', { name: 'Decided' }));
  expect(await lying(3)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('a');
  expect(page.server.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('switches between pending and decided submissions, and keeps them apart', async () => {
  const decided = [piece(4, { status: 'rejected' })];
  await open(({ query }: StubCall) => aPage(query.get('state') === 'decided' ? decided : three), {
    'GET /submission/submission-4': sheet(4),
  });
  const workers = () =>
    within(screen.getByRole('list', { name: 'Review desk' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Worker \d/.exec(textContent ?? '')?.[0]);
  await lying(1);
  // The second time around both answers are there already.
  for (let round = 0; round < 2; round += 1) {
    await user.click(screen.getByRole('radio', { name: 'Decided' }));
    await lying(4);
    expect(workers()).toEqual(['Worker 4']);
    await user.click(screen.getByRole('radio', { name: /^To review/ }));
    await lying(1);
    expect(workers()).toEqual(['Worker 1', 'Worker 2', 'Worker 3']);
  }
});

it('shows the submissions to one task when the URL says so, with a link to all', async () => {
  const page = await open(
    ({ query }: StubCall) => aPage(query.get('task') === 'task-1' ? [piece(2)] : three),
    {},
    '/dashboard/review?task=task-1',
  );
  expect(await lying(2)).toBeInTheDocument();
  expect(screen.getByText('Showing work for “Check ten addresses” only.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await lying(1)).toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/review');
});

it('shows the number of pending submissions, and updates it after decisions', async () => {
  let waiting = 2;
  await open(aPage([piece(1), piece(2)]), {
    'GET /submission/received/count': () => ({ data: waiting }),
    [decide(1)]: () => {
      waiting = 1;
      return { data: {} };
    },
  });
  expect(await screen.findByRole('radio', { name: 'To review 2' })).toBeChecked();
  await lying(1);
  await user.keyboard('a');
  closePage();
  expect(await screen.findByRole('radio', { name: 'To review 1' })).toBeInTheDocument();
});

it('requests no list again after a decision, however many pages are loaded', async () => {
  let waiting = 3;
  const page = await open(
    ({ query }: StubCall) =>
      query.has('cursor') ? aPage([piece(3)]) : { data: [piece(1), piece(2)], page: { next: 'more' } },
    {
      'GET /submission/received/count': () => ({ data: waiting }),
      [decide(1)]: () => {
        waiting -= 1;
        return { data: {} };
      },
    },
  );
  await lying(1);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('button', { name: /Worker 3/ });
  const before = page.server.callsOf('GET /submission/received').length;
  await user.keyboard('a');
  closePage();
  expect(await screen.findByRole('radio', { name: 'To review 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Worker 1.*Accepted/ })).toBeInTheDocument();
  expect(page.server.callsOf('GET /submission/received')).toHaveLength(before);
});

it('requests the list again only when fewer submissions are pending than the count can tell', async () => {
  let waiting: number = LIMITS.receivedCounted;
  const page = await open(aPage(three), {
    'GET /submission/received/count': () => ({ data: waiting }),
    [decide(1)]: { data: {} },
    [decide(2)]: () => {
      waiting = LIMITS.receivedCounted - 1;
      return { data: {} };
    },
  });
  const calls = (path: string) => page.server.callsOf(`GET /submission/received${path}`).length;
  await lying(1);
  const [lists, counts] = [calls(''), calls('/count')];
  await user.keyboard('a');
  closePage();
  await waitFor(() => expect(calls('/count')).toBe(counts + 1));
  await lying(2);
  expect(calls('')).toBe(lists);
  await user.keyboard('a');
  closePage();
  await waitFor(() => expect(calls('')).toBe(lists + 1));
});

describe('a decision', () => {
  const accepted = { [decide(1)]: { data: {} }, [decide(2)]: { data: {} } };
  const sent = (page: Awaited<ReturnType<typeof open>>) =>
    page.server.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path.slice(-1));
  const row = (number: number) => screen.getByRole('button', { name: new RegExp(`Worker ${number}`) });

  let pressedAt: number;
  const acceptFirst = async (api: Stubs = accepted) => {
    const page = await open(aPage(three), api);
    await lying(1);
    pressedAt = Date.now();
    await user.keyboard('a');
    await lying(2);
    expect(row(1)).toHaveTextContent(/Accepted$/);
    expect(screen.getByText('Accepting the work of Worker 1.')).toBeVisible();
    expect(sent(page)).toEqual([]);
    return page;
  };

  it.each([
    ['with the button', () => user.click(screen.getByRole('button', { name: 'Undo' }))],
    ['with U', () => user.keyboard('u')],
  ])('is taken back %s and never sent', async (_, undo) => {
    const page = await acceptFirst();
    await undo();
    await lying(1);
    expect(row(1)).not.toHaveTextContent(/Accepted$/);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    closePage();
    page.unmount();
    expect(sent(page)).toEqual([]);
    expect(page.notices()).toEqual([]);
  });

  it('is sent after five seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const page = await acceptFirst();
    act(() => jest.advanceTimersByTime(UNDO_MS - 1 - (Date.now() - pressedAt)));
    expect(sent(page)).toEqual([]);
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: 'Worker 1 was paid 25 coins.' }]));
    expect(sent(page)).toEqual(['1']);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it.each([
    ['the page is closed', closePage],
    ['the desk is left', (unmount: () => void) => unmount()],
    [
      'the page is hidden',
      () => {
        const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        fireEvent(document, new Event('visibilitychange'));
        hidden.mockRestore();
      },
    ],
  ])('is sent once when %s', async (_, leave) => {
    const page = await acceptFirst();
    leave(page.unmount);
    closePage();
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: 'Worker 1 was paid 25 coins.' }]));
    expect(sent(page)).toEqual(['1']);
  });

  it('is sent before the request that signs out', async () => {
    const page = await acceptFirst({ ...accepted, 'GET /jwt/logout': { data: {} } });
    await act(() => signOut());
    const calls = page.server.calls.map(({ method, path }) => `${method} ${path}`);
    const [decided, ended] = [
      calls.findIndex((each) => each.startsWith('PATCH /submission')),
      calls.indexOf('GET /jwt/logout'),
    ];
    expect(decided).toBeGreaterThan(-1);
    expect(decided).toBeLessThan(ended);
  });

  it('is sent when the next one is made, and only the last can be undone', async () => {
    const page = await acceptFirst();
    await user.keyboard('a');
    await lying(3);
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: 'Worker 1 was paid 25 coins.' }]));
    await user.keyboard('u');
    await lying(2);
    closePage();
    expect(sent(page)).toEqual(['1']);
  });

  it('that is refused restores its row with the reason, and keeps the selected submission', async () => {
    const page = await acceptFirst({ [decide(1)]: problem(409, 'review/already-decided') });
    closePage();
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: expect.stringMatching(/^The work of Worker 1 was not decided\. ./) as string },
      ]),
    );
    expect(row(1)).not.toHaveTextContent(/Accepted$/);
    expect(await lying(2)).toBeInTheDocument();
  });

  it('shows its keys on the buttons, when there is a keyboard', async () => {
    await open(aPage(three));
    await lying(1);
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-keyshortcuts', 'A');
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-keyshortcuts', 'R');
  });
});

describe('a search', () => {
  const found = ({ query }: StubCall) =>
    aPage(query.get('search') === 'two' ? [piece(2)] : query.has('search') ? [] : three);

  it('searches all submissions, and is stored in the URL', async () => {
    const page = await open(found);
    await lying(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search by worker, task or text' }), 'two');
    expect(await lying(2)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Worker 1/ })).not.toBeInTheDocument();
    expect(page.place()).toBe('/dashboard/review?search=two');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await lying(1)).toBeInTheDocument();
  });

  it('without results shows that, with a button to clear it', async () => {
    await open(found, {}, '/dashboard/review?search=nowhere');
    expect(await screen.findByText('Nothing matches your search.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await lying(1)).toBeInTheDocument();
  });
});

it('shows new submissions, and adds them at the end on a press, without moving other rows', async () => {
  let sent = [piece(1), piece(2)];
  const page = await open(() => aPage(sent), { [decide(1)]: { data: {} } });
  await lying(1);
  sent = [...sent, piece(3)];
  await user.keyboard('a');
  expect(await lying(2)).toBeInTheDocument();
  closePage();
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Worker 3/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const rows = within(screen.getByRole('list', { name: 'Review desk' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.match(/Worker \d/)?.[0])).toEqual([
    'Worker 1',
    'Worker 2',
    'Worker 3',
  ]);
  expect(screen.getByRole('heading', { name: 'Task of 2' })).toBeInTheDocument();
  expect(screen.queryByText('1 new')).not.toBeInTheDocument();
  expect(page.place()).toBe('/dashboard/review?work=submission-2');
});

describe('several at once', () => {
  const MANY = 'POST /submission/decisions';

  const choose = async (...numbers: number[]) => {
    await lying(1);
    for (const number of numbers)
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`Worker ${number}`) }));
  };

  it('are accepted after a question that names the coins of all', async () => {
    const page = await open(aPage(three), {
      [MANY]: { data: [1, 2].map((number) => ({ id: `submission-${number}`, status: 'accepted' })) },
    });
    await choose(1, 2);
    await user.click(screen.getByRole('button', { name: 'Accept 2' }));
    expect(page.server.callsOf(MANY)).toEqual([]);
    await waitFor(() =>
      expect(page.answer(true)).toMatchObject({
        title: 'Accept 2 submissions?',
        text: 'The workers are paid 50 coins in total.',
      }),
    );
    expect(await lying(3)).toBeInTheDocument();
    expect(page.server.callsOf(MANY).map(({ body }) => body)).toEqual([
      { decisions: [1, 2].map((number) => ({ id: `submission-${number}`, status: 'accepted' })) },
    ]);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: '2 submissions were accepted.' }]),
    );
    expect(screen.queryByRole('button', { name: /^Accept \d/ })).not.toBeInTheDocument();
  });

  it('show which could not be rejected, and why', async () => {
    const fault = { code: 'review/rejections-paused', message: 'You reject nearly everything.' };
    const page = await open(aPage(three), {
      [MANY]: {
        data: [
          { id: 'submission-1', status: 'rejected' },
          { id: 'submission-3', problem: fault },
        ],
      },
    });
    await choose(1, 3);
    const bar = within(screen.getByRole('button', { name: 'Accept 2' }).parentElement as HTMLElement);
    await user.click(bar.getByRole('button', { name: 'Reject' }));
    const question = within(await screen.findByRole('dialog', { name: 'Reject 2 submissions?' }));
    await user.click(question.getByRole('button', { name: 'The same work was sent before.' }));
    await user.click(question.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: '1 submission was rejected.' },
        { kind: 'warning', text: '1 was not changed: You reject nearly everything.' },
      ]),
    );
    expect(page.server.callsOf(MANY)[0]?.body).toEqual({
      decisions: [1, 3].map((number) => ({
        ...{ id: `submission-${number}`, status: 'rejected' },
        ...{ reason: 'The same work was sent before.', reasonCode: 'duplicate' },
      })),
    });
  });

  it('show the reason in the language of the page', async () => {
    const problems = [{ id: 'submission-1', problem: { code: 'submission/already-reviewed', message: 'English.' } }];
    const page = await open(aPage(three), { [MANY]: { data: problems } }, undefined, 'bn');
    await choose(1);
    await user.click(screen.getByRole('button', { name: '১টি গ্রহণ করুন' }));
    await waitFor(() => expect(page.answer(true)).toBeDefined());
    const [notice] = await waitFor(() => {
      const notices = page.notices();
      expect(notices).toHaveLength(1);
      return notices;
    });
    expect(notice).toMatchObject({ kind: 'warning', text: expect.stringMatching(/^১টি বদলায়নি: [^A-Za-z]+$/) });
  });

  it('leaves out submissions with requested changes', async () => {
    await open(
      aPage([
        piece(1),
        piece(2, { changes: { note: 'More.', askedAt: '2030-01-15T18:00:00.000Z', due: '2030-01-17T18:00:00.000Z' } }),
      ]),
    );
    await lying(1);
    expect(screen.getByRole('checkbox', { name: /Worker 2/ })).toBeDisabled();
  });
});

it('shows an empty state', async () => {
  await open(aPage([]));
  expect(await screen.findByText('Nothing to review.')).toBeInTheDocument();
});

it('shows that a submission does not exist', async () => {
  await open(
    aPage(three),
    { 'GET /submission/gone': problem(404, 'request/not-found') },
    '/dashboard/review?work=gone',
  );
  expect(await screen.findByText('This submission does not exist, or it was not sent to you.')).toBeInTheDocument();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('shows the list first, and then one submission with a link back', async () => {
    const page = await open(aPage(three));
    await user.click(await screen.findByRole('button', { name: /Worker 2/ }));
    expect(await lying(2)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Review desk' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await lying(3)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review desk' }));
    expect(await screen.findByRole('list', { name: 'Review desk' })).toBeInTheDocument();
    expect(page.place()).toBe('/dashboard/review');
  });
});
