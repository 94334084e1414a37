import { createHash } from 'node:crypto';
import { PasswordHashLimiter } from '../../src/contexts/identity/application/password-hash-limiter';
import { type Answer } from '../support/api';
import { mailedToken } from '../support/mails';
import { until } from '../support/processes';
import { HEAVY, timeLimit } from '../support/sizes';
import {
  actions,
  Browser,
  describeOn,
  describeOnEachDatabase,
  describeOnOneDatabase,
  Person,
  TestApp,
} from '../test-app';

const LIMITS = {
  LIMIT_PASSWORDS_ACCOUNT: '10',
  LIMIT_PASSWORDS_ADDRESS: '100',
  LIMIT_PASSWORDS_UNKNOWN_BROWSER: '50',
  LIMIT_SIGN_INS: '60',
  LIMIT_SIGN_UPS: '100',
  LIMIT_RESETS: '30',
};
const GATEWAY = '10.8.0.1';

describeOnEachDatabase('wrong passwords', (engine) => {
  let testApp: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, LIMITS);
    other = await TestApp.build(engine, { ...testApp.settings, ...LIMITS });
  });
  afterAll(async () => {
    await other.close();
    await testApp.close();
  });
  const { guess, login } = clientsOf(() => testApp);

  it('S8 stop the 11th wrong password of an account from one address, and not its owner at another', async () => {
    const owner = await testApp.person('Worker');
    const answers = await inTurn(100, () => guess('10.0.0.1', owner.email));
    expect(countOf(answers)).toEqual({ 401: 10, 429: 90 });
    expectRetryAfter(answers.at(-1));
    expect((await login('10.0.0.1', owner)).status).toBe(429);
    expect((await login('10.0.0.2', owner)).status).toBe(200);
  });

  it('S8 count every one of several concurrent guesses', async () => {
    const owner = await testApp.person('Worker');
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess('10.0.2.1', owner.email)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(11);
  });

  it('S8 end with their window', async () => {
    const owner = await testApp.person('Worker');
    await inTurn(11, () => guess('10.0.4.1', owner.email));
    testApp.clock.advance(15 * 60_000 + 1000);
    expect((await login('10.0.4.1', owner)).status).toBe(200);
    testApp.clock.reset();
  });

  it('S8 are counted by two servers of one database together', async () => {
    const owner = await testApp.person('Worker');
    const { guess: guessAtOther } = clientsOf(() => other);
    const answers = await inTurn(40, (index) => (index % 2 ? guessAtOther : guess)('10.0.14.1', owner.email));
    expect(countOf(answers)).toEqual({ 401: 10, 429: 30 });
  });
});

describeOnOneDatabase('limits', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { ...LIMITS, TRUST_PROXY: GATEWAY });
  });
  afterAll(() => testApp.close());
  const { credentials, from, signedIn, guess, login } = clientsOf(() => testApp);

  it('S8 stop all guessing from an address after 100 wrong passwords, over all accounts', async () => {
    const answers = await inTurn(110, (index) => guess('10.0.1.1', `somebody${index}@kaaj.test`));
    expect(countOf(answers)).toEqual({ 401: 100, 429: 10 });
    expectRetryAfter(answers.at(-1));
  });

  it('S8 ignore X-Forwarded-For from an untrusted sender', async () => {
    const answers = await inTurn(15, (index) =>
      guess('10.0.3.1', 'target@kaaj.test', { 'x-forwarded-for': `10.9.9.${index}`, forwarded: `for=10.9.9.${index}` }),
    );
    expect(countOf(answers)).toEqual({ 401: 10, 429: 5 });
  });

  it.each([
    ['with another port each time', (index: number) => `203.0.113.5:${10_000 + index}`],
    ['after what the caller wrote there', (index: number) => `10.9.9.${index}, unknown, 203.0.113.6`],
    ['of IPv6, with ports', (index: number) => `"[2001:db8:7::${index + 1}]:${10_000 + index}"`],
    ['of IPv6, with zones', (index: number) => `fe80::5%eth${index}`],
  ])('S34 read X-Forwarded-For of our gateway as one caller: %s', async (_, header) => {
    const answers = await inTurn(12, (index) =>
      guess(GATEWAY, `${header(0).length}@kaaj.test`, { 'x-forwarded-for': header(index) }),
    );
    expect(countOf(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it('S8 count neighbours in one IPv6 network as one address', async () => {
    const answers = await inTurn(12, (index) => guess(`2001:db8:1:2::${index + 1}`, 'v6@kaaj.test'));
    expect(countOf(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it('S8 allow 100 sign-ups and 30 resets of an address in an hour', async () => {
    const resets = await inTurn(31, () => from('10.0.5.1').post('/auth/password-reset', { email: 'a@kaaj.test' }));
    expect(countOf(resets)).toEqual({ 202: 30, 429: 1 });
    const known = (await testApp.person('Worker')).email;
    const signUps = await inTurn(101, () =>
      from('10.0.5.2').post('/auth/signup', { email: known, password: 'Secret-pass1' }),
    );
    expect(countOf(signUps)).toEqual({ 409: 100, 429: 1 });
  });

  it('S8 stop a whole network after 100 wrong passwords, except browsers that signed in before', async () => {
    const [owner, newcomer] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const known = await signedIn('10.0.6.1', owner);
    await inTurn(100, (index) => guess('10.0.6.1', `anybody${index}@kaaj.test`));
    expect((await login('10.0.6.1', newcomer)).status).toBe(429);
    expect((await known.post('/auth/login', credentials(newcomer))).status).toBe(429);
    expect((await known.post('/auth/login', credentials(owner))).status).toBe(200);
  });

  it('S8 delay everybody who guesses at one account, over all addresses, and not its owner', async () => {
    const owner = await testApp.person('Worker');
    const known = await signedIn('10.0.7.1', owner);
    const answers = await inTurn(120, (index) => guess(`10.7.0.${index % 12}`, owner.email));
    expect(countOf(answers)).toEqual({ 401: 50, 429: 70 });
    expectRetryAfter(answers.at(-1));

    const waits: number[] = [];
    for (let times = 0; times < 9; times += 1) {
      const refused = await guess(`10.7.1.${times}`, owner.email);
      waits.push(Number(refused.headers['retry-after']));
      testApp.clock.advance((waits.at(-1) as number) * 1000);
      expect((await guess(`10.7.2.${times}`, owner.email)).status).toBe(401);
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect((await login('10.0.7.2', owner)).status).toBe(429);
    expect((await known.post('/auth/login', credentials(owner))).status).toBe(200);
    testApp.clock.reset();
  });

  it('S8 stop the 11th wrong password in a known browser too, and accept no forged known browser', async () => {
    const owner = await testApp.person('Worker');
    const known = await signedIn('10.0.8.1', owner);
    const wrong = { email: owner.email, password: 'Wrong-pass1' };
    expect(countOf(await inTurn(12, () => known.post('/auth/login', wrong)))).toEqual({ 401: 10, 429: 2 });
    expect((await known.post('/auth/login', credentials(owner))).status).toBe(429);
    expect((await login('10.0.8.1', owner)).status).toBe(200);

    const forger = from('10.0.8.2');
    const forged = await inTurn(12, (index) => {
      const [head, body] = (known.cookies.get('kaaj_browser') ?? '').split('.');
      forger.cookies.set('kaaj_browser', `${head}.${body}.forged${index}`);
      return forger.post('/auth/login', wrong);
    });
    expect(countOf(forged)).toEqual({ 401: 10, 429: 2 });
  });

  it('S8 recognise a browser by a cookie that does not reveal its person', async () => {
    const owner = await testApp.person('Worker');
    const browser = await signedIn('10.0.8.9', owner);
    const [, claims = ''] = (browser.cookies.get('kaaj_browser') ?? '').split('.');
    const decoded = Buffer.from(claims, 'base64url').toString();
    expect(JSON.parse(decoded)).toMatchObject({ accounts: [expect.any(String)] });
    const guess = createHash('sha256').update(owner.email).digest();
    for (const text of [owner.email, owner.id, guess.toString('hex'), guess.toString('base64url')])
      expect(decoded).not.toContain(text);
  });

  it('S8 recognise the browser in which a mailed link set a new password', async () => {
    const owner = await testApp.person('Worker');
    const earlier = await signedIn('10.9.2.1', owner);
    await inTurn(60, (index) => guess(`10.9.0.${index % 10}`, owner.email));
    expect((await login('10.9.1.1', owner)).status).toBe(429);
    const browser = from('10.9.1.1');
    await browser.post('/auth/password-reset', { email: owner.email });
    const token = await mailedToken(testApp, owner.email);
    (await browser.post('/auth/password-reset/complete', { token, password: 'Another-pass1' })).data();
    const statusIn = async (by: Browser) =>
      (await by.post('/auth/login', { email: owner.email, password: 'Another-pass1' })).status;
    expect([await statusIn(browser), await statusIn(earlier)]).toEqual([200, 429]);
  });

  it('S8 recognise after a new password only the browser that set it', async () => {
    const owner = await testApp.person('Worker');
    const [here, there] = [await signedIn('10.0.12.1', owner), await signedIn('10.0.12.2', owner)];
    const { email, password } = owner;
    (await here.patch('/account/password', { password, newPassword: 'Another-pass1' })).data();
    await inTurn(60, (index) => guess(`10.12.0.${index % 10}`, email));
    const statusIn = async (by: Browser) => (await by.post('/auth/login', { email, password: 'Another-pass1' })).status;
    expect([await statusIn(here), await statusIn(there)]).toEqual([200, 429]);
  });

  it('S8 recognise no browser of a removed account when its address signs up again', async () => {
    const removed = await testApp.person('Worker');
    const known = await signedIn('10.0.13.1', removed);
    (await actions.remove(await testApp.admin(), removed.id)).data();
    const owner = await testApp.person('Worker', { email: removed.email });
    await inTurn(60, (index) => guess(`10.13.0.${index % 10}`, owner.email));
    expect((await known.post('/auth/login', credentials(owner))).status).toBe(429);
    expect((await owner.post('/auth/login', credentials(owner))).status).toBe(200);
  });

  it('S19 count right passwords per account and address too, with a higher limit', async () => {
    const [owner, neighbour] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const answers = await inTurn(62, () => login('10.0.10.1', owner));
    expect(countOf(answers)).toEqual({ 200: 60, 429: 2 });
    expect((await login('10.0.10.1', neighbour)).status).toBe(200);
    expect((await login('10.0.10.2', owner)).status).toBe(200);
  });

  it('S19 count right passwords of a signed-in person, without affecting the limits of others', async () => {
    const [busy, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const confirm = ({ password }: Person) => busy.post('/account/second-factor', { password });
    const answers = await inTurn(62, () => confirm(busy));
    expect(countOf(answers)).toEqual({ 200: 60, 429: 2 });
    expectRetryAfter(answers.at(-1));
    expect((await other.post('/account/second-factor', { password: other.password })).status).toBe(200);
    expect((await login('10.0.11.1', busy)).status).toBe(200);
  });
});

describeOn('SQLite', 'concurrent sign-ins', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', {}, { productionPasswords: true });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => testApp.close());

  it('S19 240 right passwords of one account do not block others, at their own address or elsewhere', async () => {
    const [busy, neighbour, other] = [
      await testApp.person('Worker'),
      await testApp.person('Worker'),
      await testApp.person('Worker'),
    ];
    const login = ({ email, password }: Person, from: string) => {
      const browser = new Browser(testApp.api);
      browser.from = from;
      return browser.post('/auth/login', { email, password });
    };
    const order = orderOfPasswordChecks(242);
    const flood = Array.from({ length: 240 }, () => login(busy, '10.1.0.1'));
    const others = [login(neighbour, '10.1.0.1'), login(other, '10.1.0.2')];
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThan(200);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expectRetryAfter(answer);
    }
    // The last request waits only for the turn of its own account, not for all earlier requests.
    expect(order.slice(0, 6)).toEqual(expect.arrayContaining([neighbour.email, other.email]));
  });

  it('S19 20 known browsers in one network take the turns of one network', async () => {
    const [busy, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const known = Array.from({ length: 20 }, () => new Person(testApp.api, '', busy.email, busy.password, 'Worker'));
    for (const browser of known) {
      browser.from = '10.1.1.1';
      await browser.signIn();
    }
    other.from = '10.1.1.2';
    const order = orderOfPasswordChecks(21);
    const answers = [...known, other].map((by) => by.post('/auth/login', { email: by.email, password: by.password }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(order.slice(0, 4)).toContain(other.email);
  });

  /**
   * The e-mails in the order of their password checks. No password is compared before all attempts have arrived, so that
   * the speed of sending does not affect the order.
   */
  function orderOfPasswordChecks(attempts: number): string[] {
    const order: string[] = [];
    const slots = testApp.app.get(PasswordHashLimiter, { strict: false });
    const run = slots.run.bind(slots);
    const allArrived = new Promise<void>((resolve) => {
      let arrived = 0;
      jest.spyOn(slots, 'run').mockImplementation((work, requester) => {
        if ((arrived += 1) === attempts) setImmediate(resolve);
        const attempt = async () => {
          order.push(requester.key.split(' ')[0] ?? '');
          await allArrived;
          return work();
        };
        return run(attempt, requester);
      });
    });
    return order;
  }
});

describeOn('SQLite', 'concurrent password confirmations', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
  });
  afterAll(() => testApp.close());

  it('S19 of one person do not reject a new password or a second factor of another', async () => {
    const [busy, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    let going = true;
    const confirm = async () => {
      const counts: number[] = [];
      while (going) counts.push((await busy.post('/account/second-factor', { password: busy.password })).status);
      return counts;
    };
    const loops = Array.from({ length: 9 }, confirm);
    for (let times = 0; times < 5; times += 1) {
      const { password } = other;
      expect((await other.patch('/account/password', { password, newPassword: password })).status).toBe(200);
      expect((await other.post('/account/second-factor', { password })).status).toBe(200);
    }
    going = false;
    const counts = (await Promise.all(loops)).flat();
    expect(counts).toContain(200);
    expect(new Set(counts)).toEqual(new Set([200, 429]));
  });
});

describeOn('SQLite', 'whether an e-mail is registered', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', {}, { productionPasswords: true });
  });
  afterAll(() => testApp.close());

  it(
    'S7 is revealed neither by the answer nor by its time, at sign-in',
    async () => {
      const known = (await testApp.person('Worker')).email;
      await expectAlike(
        testApp,
        () => post('/auth/login', { email: known, password: 'Wrong-pass1' }),
        () => post('/auth/login', { email: 'unknown-mail@kaaj.test', password: 'Wrong-pass1' }),
        HEAVY ? 400 : 30,
      );
    },
    timeLimit(240, 600),
  );

  it(
    'S7 is revealed neither by the answer nor by its time, at a reset',
    async () => {
      const known = (await testApp.person('Worker')).email;
      await expectAlike(
        testApp,
        () => post('/auth/password-reset', { email: known }),
        () => post('/auth/password-reset', { email: 'unknown-mail@kaaj.test' }),
        HEAVY ? 400 : 30,
      );
    },
    timeLimit(240, 600),
  );

  it('S7 a difference of a tenth is detected, and noise is not', () => {
    const noisy = (base: number, first: number) =>
      Array.from({ length: 400 }, (_, index) => base * (1 + (0.3 * (((index + first) * 37) % 101)) / 101));
    expect(areApart([noisy(20, 0), noisy(22, 5)])).toBe(true);
    expect(areApart([noisy(20, 0), noisy(20, 5)])).toBe(false);
    expect(areWithin5Percent([noisy(20, 0), noisy(20, 5)])).toBe(true);
    expect(areWithin5Percent([noisy(20, 0), noisy(22, 5)])).toBe(false);
  });

  it('S7 is not revealed at sign-in for an unfinished sign-up either', async () => {
    const half = await Person.withoutProfile(testApp.api, { role: 'Worker' });
    const wrong = await post('/auth/login', { email: half.email, password: 'Wrong-pass1' });
    expect([wrong.status, wrong.code]).toEqual([401, 'auth/invalid-credential']);
  });

  const post = (path: string, body: object) => new Browser(testApp.api).post(path, body);
});

/** Browsers at chosen addresses. */
function clientsOf(testApp: () => TestApp) {
  const credentials = ({ email, password }: Person) => ({ email, password });
  const from = (address: string): Browser => {
    const browser = new Browser(testApp().api);
    browser.from = address;
    return browser;
  };
  const signedIn = async (address: string, { name, email, password, role }: Person): Promise<Person> => {
    const browser = new Person(testApp().api, name, email, password, role);
    browser.from = address;
    await browser.signIn();
    return browser;
  };
  const guess = (address: string, email: string, headers = {}) =>
    from(address).post('/auth/login', { email, password: 'Wrong-pass1' }, headers);
  const login = (address: string, { email, password }: Person) =>
    from(address).post('/auth/login', { email, password });
  return { credentials, from, signedIn, guess, login };
}

type Request = () => Promise<Answer>;

/** Shorter than the time limit of these tests. */
const MAX_WAIT_MS = 90_000;

/**
 * Sends both kinds of request alternately, each time after all started work has ended. The normal run takes one round of
 * samples, which shows a missing password comparison. A heavy run, which has a machine of its own, adds rounds until the
 * medians are within 5 %.
 */
async function expectAlike(testApp: TestApp, one: Request, other: Request, samples: number): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const end = performance.now() + MAX_WAIT_MS;
  do {
    for (let sample = 0; sample < samples; sample += 1) {
      const order = sample % 2 ? [0, 1] : [1, 0];
      const answers: Answer[] = [];
      for (const which of order as (0 | 1)[]) {
        const began = performance.now();
        answers[which] = await (which === 0 ? one : other)();
        times[which].push(performance.now() - began);
        await until(async () => (await testApp.sql('SELECT id FROM outbox')).length === 0);
      }
      expect(withoutRequestId(answers[0] as Answer)).toEqual(withoutRequestId(answers[1] as Answer));
    }
  } while (HEAVY && !areWithin5Percent(times) && !areApart(times) && performance.now() < end);
  expect(areApart(times)).toBe(false);
  if (HEAVY) expect(areWithin5Percent(times)).toBe(true);
}

type Times = readonly [readonly number[], readonly number[]];

function areWithin5Percent([one, other]: Times): boolean {
  const [less, more] = [quantile(one, 0.5), quantile(other, 0.5)].sort((first, second) => first - second);
  return less !== undefined && more !== undefined && more < less / 0.95;
}

/** Whether the medians of these samples (999 times of 1,000, by the binomial of their ranks) may differ by 5 %. */
function areApart([one, other]: Times): boolean {
  const above = (slow: readonly number[], fast: readonly number[]) =>
    quantile(slow, 0.5 - 1.65 / Math.sqrt(slow.length)) > quantile(fast, 0.5 + 1.65 / Math.sqrt(fast.length)) / 0.95;
  return one.length > 0 && (above(one, other) || above(other, one));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))] ?? NaN;
}

function withoutRequestId({ status, text, headers }: Answer) {
  const { date, 'x-request-id': id, ...rest } = headers;
  return { status, body: text.replace(/urn:request:\w+/, ''), rest, sent: [typeof date, typeof id] };
}

async function inTurn<T>(count: number, send: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await send(index));
  return answers;
}

function countOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function expectRetryAfter(answer: Answer | undefined): void {
  expect(answer?.code).toBe('auth/too-many-requests');
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
}
