import { isProblem, Kaaj, NetworkError, ProblemError, UnexpectedAnswerError } from './index.ts';

type Answering = () => Response | Promise<Response>;

interface RecordedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const json = (data: unknown, page?: object) => () => Response.json({ data, ...(page && { page }) });
const problem =
  (status: number, code: string, headers: Record<string, string> = {}): Answering =>
  () =>
    new Response(JSON.stringify({ type: 'urn:x', title: 'No', status, detail: 'Not so.', message: 'Not so.', code }), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    });
const lost: Answering = () => Promise.reject(new TypeError('fetch failed'));
const page: Answering = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

describe('a call', () => {
  let asked: RecordedCall[];
  beforeEach(() => {
    asked = [];
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Answers each call with the next of these, the last ones with the last. */
  const kaajThat = (...answers: readonly Answering[]) =>
    new Kaaj({
      baseUrl: 'https://kaaj.example/',
      key: 'kaaj_x',
      fetch: (input, { method = '', headers, body } = {}) => {
        asked.push({ url: input as string, method, headers: new Headers(headers), body });
        return Promise.resolve((answers[Math.min(asked.length, answers.length) - 1] as Answering)());
      },
    });
  /** The result of a call, with fake timers. */
  const outcome = async <T>(call: Promise<T>): Promise<T> => {
    call.catch(() => undefined);
    await jest.runAllTimersAsync();
    return call;
  };
  const task = { title: 'x', taskDetail: 'x', submissionInfo: 'x', requiredWorkers: 1, payableAmount: 1 };
  const posted = { ...task, completionDate: '2030-01-31', imageURL: '/api/image/x.webp' };
  const keys = () => asked.map(({ headers }) => headers.get('idempotency-key'));

  it('iterates over labels, and waits while they are computed', async () => {
    const computing = () => new Response(null, { status: 202, headers: { 'retry-after': '2' } });
    const labels = [{ label: 'crow' }, { label: 'magpie' }];
    const kaaj = kaajThat(
      ...Array<Answering>(8).fill(computing),
      json(labels.slice(0, 1), { next: 'c' }),
      json(labels.slice(1), { next: null }),
    );
    expect(await outcome(kaaj.labels({ _id: 'b' }, { method: 'dawid-skene' }).take())).toEqual(labels);
    const path = 'https://kaaj.example/api/task/batch/b/labels?size=100&method=dawid-skene';
    expect(asked.map(({ url }) => url)).toEqual([...Array<string>(9).fill(path), `${path}&cursor=c`]);
  });

  it('carries the key, its body and a key of its own', async () => {
    const kaaj = kaajThat(json({ _id: '1' }));
    expect(await outcome(kaaj.postTask(posted))).toEqual({ _id: '1' });
    expect(asked).toMatchObject([
      { url: 'https://kaaj.example/api/task', method: 'POST', body: JSON.stringify(posted) },
    ]);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer kaaj_x');
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('makes its key also in pages of an origin that is not secure, which have no randomUUID', async () => {
    jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const kaaj = kaajThat(json({ _id: '1' }));
    await outcome(kaaj.postTask(posted));
    await outcome(kaaj.postTask(posted));
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    ['no answer', lost],
    ['a gateway without a server', page],
    ['an outcome that is not known', problem(503, 'server/outcome-unknown')],
    ['a database that is away', problem(503, 'server/unavailable')],
    ['too many calls', problem(429, 'key/too-many-calls', { 'retry-after': '7' })],
  ])('that moves coins is sent again after %s, under the same key', async (_, trouble) => {
    const kaaj = kaajThat(trouble, trouble, json({ _id: '1' }));
    expect(await outcome(kaaj.postTask(posted, { idempotencyKey: 'row 1' }))).toEqual({ _id: '1' });
    expect(keys()).toEqual(['row 1', 'row 1', 'row 1']);
  });

  it('without a key is retried only when it had no effect', async () => {
    const text = { title: 'x', taskDetail: 'x', submissionInfo: 'x' };
    for (const trouble of [lost, page, problem(503, 'server/outcome-unknown')]) {
      asked = [];
      await expect(outcome(kaajThat(trouble).editTask('1', text))).rejects.toThrow();
      expect(asked).toHaveLength(1);
    }
    asked = [];
    await outcome(kaajThat(problem(503, 'server/unavailable'), json({})).editTask('1', text));
    expect(asked).toHaveLength(2);
  });

  it('waits as long as Retry-After says, up to the maximum', async () => {
    const began = Date.now();
    await outcome(kaajThat(problem(429, 'key/too-many-calls', { 'retry-after': '42' }), json({})).getTask('1'));
    expect(Date.now() - began).toBeGreaterThanOrEqual(42_000);
    asked = [];
    const tooLong = kaajThat(problem(429, 'key/too-many-calls', { 'retry-after': '3600' })).getTask('1');
    await expect(outcome(tooLong)).rejects.toMatchObject({ code: 'key/too-many-calls', retryAfter: 3600 });
    expect(asked).toHaveLength(1);
  });

  it('that takes too long is one without an answer', async () => {
    const slow: typeof fetch = (_, { signal } = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
    const kaaj = new Kaaj({ baseUrl: 'https://kaaj.example', timeoutMs: 5_000, retries: 0, fetch: slow });
    await expect(outcome(kaaj.getTask('1'))).rejects.toThrow('No answer of Kaaj: it took too long');
  });

  it('fails after five retries', async () => {
    await expect(outcome(kaajThat(lost).getTask('1'))).rejects.toBeInstanceOf(NetworkError);
    expect(asked).toHaveLength(6);
  });

  it('ends with the reason of its signal, also while it waits', async () => {
    const giveUp = new AbortController();
    const waiting = kaajThat(problem(429, 'key/too-many-calls', { 'retry-after': '60' })).getTask('1', {
      signal: giveUp.signal,
    });
    waiting.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    giveUp.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    expect(asked).toHaveLength(1);
  });

  it('throws the reason when it is refused', async () => {
    const refused = outcome(kaajThat(problem(409, 'task/no-open-slot')).claimSlot('1'));
    await expect(refused).rejects.toBeInstanceOf(ProblemError);
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(isProblem(error, 'task/no-open-slot')).toBe(true);
    expect(isProblem(error, 'task/closed')).toBe(false);
    expect(isProblem(new Error('x'))).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('distinguishes an answer that is not from Kaaj from a refusal', async () => {
    const notFound: Answering = () => new Response('no such site', { status: 404 });
    const refused = outcome(kaajThat(notFound).getTask('1'));
    await expect(refused).rejects.toBeInstanceOf(UnexpectedAnswerError);
    await expect(refused).rejects.toMatchObject({ status: 404, body: 'no such site' });
  });

  it('puts ids into its address unchanged, and leaves out undefined parameters', async () => {
    await outcome(
      kaajThat(json([], { next: null }))
        .listTasks({ search: 'a&b', open: undefined })
        .take(),
    );
    await outcome(kaajThat(json({})).getTask('../user'));
    expect(asked.map(({ url }) => url.slice('https://kaaj.example/api'.length))).toEqual([
      '/task?search=a%26b',
      '/task/..%2Fuser',
    ]);
  });

  it('about the own account requests the key’s user once', async () => {
    const me = json({ email: 'me@kaaj.example' });
    const kaaj = kaajThat(me, json([{ _id: '1' }], { next: null }), json([]));
    expect(await outcome(kaaj.listBuyerTasks().take())).toEqual([{ _id: '1' }]);
    await outcome(kaaj.listClaims());
    expect(asked.map(({ url }) => url.slice('https://kaaj.example/api'.length))).toEqual([
      '/key/bearer',
      '/task/user/me%40kaaj.example',
      '/claim?email=me%40kaaj.example',
    ]);
  });
});

describe('a list', () => {
  const pages: Record<string, object> = {
    '': { data: [{ _id: '1' }, { _id: '2' }], page: { next: 'b' } },
    b: { data: [{ _id: '3' }], page: { next: null } },
  };
  const asked: string[] = [];
  const kaaj = new Kaaj({
    baseUrl: 'https://kaaj.example',
    fetch: (input) => {
      const cursor = new URL(input as string).searchParams.get('cursor') ?? '';
      asked.push(cursor);
      return Promise.resolve(Response.json(pages[cursor]));
    },
  });
  beforeEach(() => {
    asked.length = 0;
  });

  it('is iterated to its end, page by page', async () => {
    const ids: string[] = [];
    for await (const { _id } of kaaj.listTasks()) ids.push(_id);
    expect(ids).toEqual(['1', '2', '3']);
    expect(asked).toEqual(['', 'b']);
  });

  it('requests no page before it is needed', async () => {
    expect(await kaaj.listTasks().take(2)).toHaveLength(2);
    expect(await kaaj.listTasks().take(0)).toEqual([]);
    expect(asked).toEqual(['']);
  });

  it('returns the cursor of the next page', async () => {
    const nexts: (string | null)[] = [];
    for await (const { next } of kaaj.listTasks().pages()) nexts.push(next);
    expect(nexts).toEqual(['b', null]);
    expect(await kaaj.listTasks({ cursor: 'b' }).take()).toEqual([{ _id: '3' }]);
  });
});
