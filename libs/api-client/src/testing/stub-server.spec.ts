import { problem, stubServer, type Stubs } from './index';

const ACCEPT = 'PATCH /submission/update/status/1';
const OTHER = 'PATCH /submission/update/status/2';

let server: ReturnType<typeof stubServer>;
afterEach(() => server.stop());

function given(stubs: Stubs) {
  server = stubServer(stubs);
  return async (name: string, key?: string, body: object = { status: 'accepted' }) => {
    const [method, path] = name.split(' ');
    const headers = { 'content-type': 'application/json', ...(key && { 'Idempotency-Key': key }) };
    const answer = await fetch(`http://localhost/api${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { code?: string; data?: unknown } };
  };
}

/** A stub that counts its calls. */
const counting = () => {
  let times = 0;
  return () => ({ data: (times += 1) });
};

const MISMATCH = { status: 422, body: { code: 'request/idempotency-mismatch' } };

describe('the stub server stores Idempotency-Keys as the API does', () => {
  it('a copy gets the first answer again', async () => {
    const ask = given({ [ACCEPT]: counting() });
    expect(await ask(ACCEPT, 'k')).toEqual({ status: 200, body: { data: 1 } });
    expect(await ask(ACCEPT, 'k')).toEqual({ status: 200, body: { data: 1 } });
    expect(await ask(ACCEPT, 'other')).toEqual({ status: 200, body: { data: 2 } });
  });

  it('also while the first is still under way', async () => {
    const count = counting();
    const ask = given({ [ACCEPT]: () => new Promise((done) => setTimeout(() => done(count()), 20)) });
    const answers = await Promise.all([ask(ACCEPT, 'k'), ask(ACCEPT, 'k')]);
    expect(answers.map(({ body }) => body.data)).toEqual([1, 1]);
  });

  it('another address or another body under the same key is refused', async () => {
    const ask = given({ [ACCEPT]: counting(), [OTHER]: counting() });
    await ask(ACCEPT, 'k');
    expect(await ask(OTHER, 'k')).toMatchObject(MISMATCH);
    expect(await ask(ACCEPT, 'k', { status: 'rejected' })).toMatchObject(MISMATCH);
  });

  it('also while the first is still under way, unless that one is refused', async () => {
    const later = (answer: object) => () => new Promise((done) => setTimeout(() => done(answer), 20));
    const ask = given({ [ACCEPT]: later({ data: 1 }), [OTHER]: counting() });
    expect(await Promise.all([ask(ACCEPT, 'k'), ask(OTHER, 'k')])).toMatchObject([{ status: 200 }, MISMATCH]);
    server.stop();
    const again = given({ [ACCEPT]: later(problem(409, 'submission/already-reviewed')), [OTHER]: counting() });
    const answers = await Promise.all([again(ACCEPT, 'k'), again(OTHER, 'k')]);
    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
  });

  it('a refusal, a breakdown and a lost connection keep nothing', async () => {
    const answers = [problem(409, 'task/closed'), problem(503, 'server/unavailable'), undefined, { data: 'done' }];
    const ask = given({
      [ACCEPT]: () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
    });
    expect((await ask(ACCEPT, 'k')).status).toBe(409);
    expect((await ask(ACCEPT, 'k')).status).toBe(503);
    await expect(ask(ACCEPT, 'k')).rejects.toThrow('Failed to fetch');
    expect((await ask(ACCEPT, 'k')).body).toEqual({ data: 'done' });
  });

  it('ignores an empty key, and any key for a call that stores none', async () => {
    const ask = given({ [ACCEPT]: counting(), 'PATCH /user/updaterole/1': counting() });
    await ask(ACCEPT);
    expect((await ask(ACCEPT)).body.data).toBe(2);
    await ask('PATCH /user/updaterole/1', 'k', { role: 'Buyer' });
    expect((await ask('PATCH /user/updaterole/1', 'k', { role: 'Buyer' })).body.data).toBe(2);
  });

  it('a key that cannot be one is refused', async () => {
    const ask = given({ [ACCEPT]: counting() });
    expect(await ask(ACCEPT, 'a b')).toMatchObject({
      status: 400,
      body: { code: 'request/invalid', errors: [{ field: 'Idempotency-Key', code: 'matches' }] },
    });
  });
});

describe('the stub server refuses what the API refuses', () => {
  it('fields of a body that are missing, of another kind or out of bounds', async () => {
    const ask = given({ 'POST /withdrawal': counting() });
    const answer = await ask('POST /withdrawal', 'k', {
      withdrawalCoin: 12.5,
      paymentSystem: 'gold',
      accountNumber: '',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'request/invalid',
        errors: [
          { field: 'accountNumber', code: 'minLength' },
          { field: 'paymentSystem', code: 'isIn' },
          { field: 'withdrawalCoin', code: 'isInt' },
        ],
      },
    });
  });

  it('a query that is missing or out of bounds', async () => {
    server = stubServer({ 'GET /payment': { data: [] } });
    const status = async (query: string) => (await fetch(`http://localhost/api/payment${query}`)).status;
    expect(await status('')).toBe(400);
    expect(await status('?email=a@b.example&size=101')).toBe(400);
    expect(await status('?email=a@b.example&size=100&unknown=1')).toBe(200);
  });

  it('a stub for a call that the API does not have', () => {
    server = stubServer({});
    expect(() => stubServer({ 'GET /tasks': {} })).toThrow('The API has no GET /tasks.');
  });
});
