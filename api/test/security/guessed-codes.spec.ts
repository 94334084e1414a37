import { Authenticator } from '../support/authenticator';
import { mailsTo } from '../support/mails';
import { until } from '../support/processes';
import { type Answer, type Browser, describeOnEachDatabase, Person, TestApp } from '../test-app';

const MINUTE_MS = 60_000;

describeOnEachDatabase('guessed codes', (engine) => {
  let testApp: TestApp;
  let authenticator: Authenticator;
  let owner: Person;
  let secret: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_PASSWORDS_ACCOUNT: '10' });
    authenticator = new Authenticator(testApp);
  });
  beforeEach(async () => {
    owner = await testApp.person('Worker');
    const enrollment = await owner.post('/account/second-factor', { password: owner.password });
    secret = enrollment.data<{ secret: string }>().secret;
    (await owner.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();
  });
  afterEach(() => testApp.clock.reset());
  afterAll(() => testApp.close());

  async function challengeIn(browser: Browser): Promise<string> {
    const { email, password } = owner;
    return (await browser.post('/auth/login', { email, password })).data<{ challengeToken: string }>().challengeToken;
  }

  async function answer(browser: Browser, code: string): Promise<Answer> {
    return browser.post('/auth/second-factor', { challengeToken: await challengeIn(browser), code });
  }

  const guess = (browser: Browser = testApp.visitor()) => answer(browser, '000000');
  const outcome = ({ status, code }: Answer) => [status, code];
  const WRONG = [422, 'auth/wrong-code'];
  const REFUSED = [429, 'auth/too-many-requests'];

  const mails = () =>
    mailsTo(testApp, owner.email).filter((mail) => mail.includes('wrong codes of two-step verification'));

  it('S23 are delayed: after ten wrong ones each attempt waits twice as long as the one before, from any browser', async () => {
    const browsers = [testApp.visitor(), testApp.visitor(), testApp.visitor()];
    for (let times = 0; times < 10; times += 1) expect(outcome(await guess(browsers[times % 3]))).toEqual(WRONG);
    expect(outcome(await guess())).toEqual(REFUSED);
    testApp.clock.advance(15 * MINUTE_MS);
    const waits: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      expect(outcome(await guess(browsers[times % 3]))).toEqual(WRONG);
      const refused = await guess(browsers[times % 3]);
      expect(outcome(refused)).toEqual(REFUSED);
      waits.push(Math.round(Number(refused.headers['retry-after']) / 60));
      testApp.clock.advance(Number(refused.headers['retry-after']) * 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('S23 allow one of several concurrent attempts during a delay', async () => {
    for (let times = 0; times < 10; times += 1) await guess();
    testApp.clock.advance(15 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess()));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('S23 do not lock out the owner in a known browser, who can disable the factor in their session', async () => {
    const known = new Person(testApp.api, owner.name, owner.email, owner.password, 'Worker');
    const signIn = async () => {
      const proof = await answer(known, authenticator.nextCode(secret));
      known.identityToken = proof.data<{ identityToken: string }>().identityToken;
      await known.openSession();
    };
    await signIn();
    for (let times = 0; times < 11; times += 1) await guess();
    expect(outcome(await answer(testApp.visitor(), authenticator.nextCode(secret)))).toEqual(REFUSED);
    await signIn();
    (await known.post('/account/second-factor/off', { code: authenticator.nextCode(secret) })).data();
  });

  it('S23 do not make a browser known in which only the password was proven', async () => {
    const attacker = testApp.visitor();
    for (let times = 0; times < 10; times += 1) await guess(attacker);
    expect(outcome(await guess(attacker))).toEqual(REFUSED);
    expect(outcome(await guess(testApp.visitor()))).toEqual(REFUSED);
  });

  it('S23 are reported to the owner in one mail from the third on', async () => {
    await guess();
    await guess();
    await guess();
    await until(() => mails().length > 0, 10_000, 'a mail about wrong codes');
    for (let times = 0; times < 5; times += 1) await guess();
    const waiting = await testApp.sql(
      `SELECT id FROM outbox WHERE kind = 'security-notice' AND state = 'waiting' AND payload LIKE ?`,
      [`%${owner.id}%`],
    );
    expect(waiting).toEqual([]);
    expect(mails()).toHaveLength(1);
  });
});
