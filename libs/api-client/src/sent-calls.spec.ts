import { configureStore } from '@reduxjs/toolkit';
import { onProofRequired, onSessionLost } from '@kaaj/api-client/base';
import { api } from './define-endpoint';
import { buyCoins, decideWithdrawal, deleteTask, getUser, reviewSubmission } from './generated/endpoints';
import { cutBodies, problem, stubServer, type Stubs } from './testing';

const expired = problem(401, 'auth/not-signed-in');
const lost = jest.fn();

let server: ReturnType<typeof stubServer>;

function given(stubs: Stubs) {
  server = stubServer(stubs);
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const user = () => store.dispatch(getUser.initiate({ email: 'rina@example.com' }, { forceRefetch: true }));
  const buy = (coinsPurchased: number) =>
    store.dispatch(buyCoins.initiate({ email: 'rina@example.com', buyCoinsBody: { coinsPurchased } }));
  const accept = (id: string) => store.dispatch(reviewSubmission.initiate({ id, reviewBody: { status: 'accepted' } }));
  const remove = (id: string) => store.dispatch(deleteTask.initiate({ id }));
  const pay = (id: string) =>
    store.dispatch(decideWithdrawal.initiate({ id, decideWithdrawalBody: { status: 'accepted' } }));
  return { user, buy, accept, remove, pay };
}

const soon = () => new Promise((done) => setTimeout(done, 5));
const keys = () => server.callsOf('POST /payment').map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  localStorage.clear();
  lost.mockClear();
  onSessionLost(lost);
});
afterEach(() => server.stop());

describe('an expired session', () => {
  it('is refreshed once for all calls that meet it, and the calls are repeated', async () => {
    let live = false;
    const { user, buy } = given({
      'GET /user': () => (live ? { data: { _id: '1' } } : expired),
      'POST /payment': () => (live ? { data: { _id: '2' } } : expired),
      'POST /auth/refresh': () => {
        live = true;
        return { data: {} };
      },
    });
    const [read, bought] = await Promise.all([user(), buy(10)]);
    expect(read.data).toEqual({ data: { _id: '1' } });
    expect(bought.data).toEqual({ data: { _id: '2' } });
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is reported as lost when no refresh mends it, and the caller still gets the error', async () => {
    const { user } = given({ 'GET /user': expired, 'POST /auth/refresh': expired });
    const { error } = await user();
    expect(error).toMatchObject({ status: 401, code: 'auth/not-signed-in' });
    await soon();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is not lost because the network is down', async () => {
    const { user } = given({
      'GET /user': expired,
      'POST /auth/refresh': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const { error } = await user();
    expect(error).toMatchObject({ status: 0, code: 'client/unreachable' });
    expect(lost).not.toHaveBeenCalled();
  });

  it('ends on a 403 without a refresh', async () => {
    const { user } = given({ 'GET /user': problem(403, 'access/forbidden') });
    expect((await user()).error).toMatchObject({ status: 403, code: 'access/forbidden' });
    await soon();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(0);
  });
});

describe('a call that needs a fresh proof', () => {
  const unproved = problem(403, 'auth/proof-required', { proofs: ['password', 'code'] });
  const asked = jest.fn<Promise<boolean>, [readonly string[]]>();
  beforeEach(() => {
    asked.mockReset();
    onProofRequired(asked);
  });
  /** Answers once the proof is given. */
  const answering = (proved: () => boolean) =>
    given({ 'POST /payment': () => (proved() ? { data: { _id: '1' } } : unproved) });

  it('is sent again with the same key after a proof, and the session continues', async () => {
    let proved = false;
    asked.mockImplementation(async () => (proved = true));
    const { buy } = answering(() => proved);
    expect((await buy(150)).data).toEqual({ data: { _id: '1' } });
    expect(asked.mock.calls).toEqual([[['password', 'code']]]);
    const [first, again, ...more] = keys();
    expect([again, more]).toEqual([first, []]);
    await soon();
    expect(lost).not.toHaveBeenCalled();
  });

  it('is not sent again without a proof, and the session continues', async () => {
    asked.mockResolvedValue(false);
    const { buy } = answering(() => false);
    expect((await buy(150)).error).toMatchObject({ status: 403, code: 'auth/proof-required' });
    await soon();
    expect([keys(), lost.mock.calls]).toEqual([[expect.any(String)], []]);
  });

  it('is sent again once, whatever it is answered then', async () => {
    asked.mockResolvedValue(true);
    const { buy } = answering(() => false);
    expect((await buy(150)).error).toMatchObject({ code: 'auth/proof-required' });
    expect([asked.mock.calls.length, keys().length]).toEqual([1, 2]);
  });

  it('requests one proof for all waiting calls', async () => {
    let proved = false;
    asked.mockImplementation(async () => {
      await soon();
      return (proved = true);
    });
    const { buy } = answering(() => proved);
    const bought = await Promise.all([buy(10), buy(150)]);
    expect(bought.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a money call', () => {
  it('keeps its key until a definite answer arrives, and gets a new one for the next request', async () => {
    let answers = 0;
    const { buy } = given({
      'POST /payment': () => {
        answers += 1;
        return answers === 1 ? problem(503, 'server/outcome-unknown') : { data: { _id: '1' } };
      },
    });
    await buy(500);
    await buy(500);
    await buy(500);
    const [first, retried, next] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(retried).toBe(first);
    expect(next).not.toBe(first);
  });

  it.each([200, 409])('keeps its key when the connection is lost in the body of a %s answer', async (status) => {
    const { buy } = given({ 'POST /payment': status === 200 ? { data: { _id: '1' } } : problem(409, 'task/closed') });
    const restore = cutBodies();
    const { error } = await buy(500);
    restore();
    await buy(500);
    const [first, retried] = keys();
    expect(error).toMatchObject({ status: 0, code: 'client/unreachable' });
    expect(retried).toBe(first);
  });

  it('has one key for a double click', async () => {
    const { buy } = given({ 'POST /payment': { data: { _id: '1' } } });
    await Promise.all([buy(150), buy(150)]);
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  describe.each([
    ['decisions on work', 'accept', 'PATCH /submission/update/status/'],
    ['deletions of tasks', 'remove', 'DELETE /task/delete/'],
    ['decisions on withdrawals', 'pay', 'PATCH /withdrawal/status/'],
  ] as const)('of two %s in flight', (_, step, name) => {
    it('each has its own key and its own effect', async () => {
      const given1 = given({
        [`${name}1`]: async () => (await soon(), { data: { _id: '1' } }),
        [`${name}2`]: async () => (await soon(), { data: { _id: '2' } }),
      });
      const answers = await Promise.all([given1[step]('1'), given1[step]('2')]);
      expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
      expect(answers.map(({ data }) => data)).toMatchObject([{ data: { _id: '1' } }, { data: { _id: '2' } }]);
    });
  });

  it('has another key for another body', async () => {
    const { buy } = given({ 'POST /payment': problem(503, 'server/unavailable') });
    await buy(10);
    await buy(150);
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });
});

it('reports the refused fields', async () => {
  const errors = [{ field: 'coinsPurchased', code: 'unknown', message: 'There is no such package.' }];
  const { buy } = given({ 'POST /payment': problem(400, 'request/invalid', { errors }) });
  expect((await buy(7)).error).toMatchObject({ status: 400, code: 'request/invalid', errors });
});
