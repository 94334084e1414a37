import { Admins } from '../../src/contexts/identity/application/admins';
import { Clock } from '../../src/kernel/clock';
import { Authenticator } from '../support/authenticator';
import { mailsTo, resetToken } from '../support/mails';
import { until } from '../support/processes';
import { actions, describeOnOneDatabase, idOf, Person, TestApp } from '../test-app';

const HOUR_MS = 60 * 60_000;

describeOnOneDatabase('mails about the access to an account', (engine) => {
  let testApp: TestApp;
  let authenticator: Authenticator;
  let person: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { PAYOUT_ACCOUNT_COOLING_OFF_HOURS: '24' });
    authenticator = new Authenticator(testApp);
  });
  beforeEach(async () => {
    person = await testApp.person('Worker', { coins: 2000 });
    // As an attacker would: no mail is delivered, and all responses are readable.
    (await person.patch('/account/notice-mail', { on: [], pace: 'daily' })).data();
    (await person.patch('/notification/read')).data();
  });
  afterEach(() => testApp.clock.reset());
  afterAll(() => testApp.close());

  const mails = (sentence: string) => mailsTo(testApp, person.email).filter((mail) => mail.includes(sentence));
  const mailed = async (sentence: string) => {
    await until(() => mails(sentence).length > 0, 10_000, `a mail that says: ${sentence}`);
    expect(mails(sentence)).toHaveLength(1);
    expect(mails(sentence)[0]).not.toMatch(/List-Unsubscribe/i);
  };

  const waitingMails = (event: string) =>
    testApp.sql(`SELECT id FROM outbox WHERE state = 'waiting' AND payload LIKE ?`, [`%${person.id}%${event}%`]);

  async function enrol(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const enrollment = await person.post('/account/second-factor', { password: person.password });
    const { secret } = enrollment.data<{ secret: string }>();
    const on = await person.post('/account/second-factor/on', { code: authenticator.code(secret) });
    return { secret, ...on.data<{ recoveryCodes: string[] }>() };
  }

  const EVENTS: Record<string, readonly [sentence: string, action: () => Promise<unknown>]> = {
    'a new password': [
      'the password of your account was changed',
      async () => {
        const { password } = person;
        (await person.patch('/account/password', { password, newPassword: 'Another-pass1' })).data();
      },
    ],
    'a reset password': [
      'the password of your account was changed',
      async () => {
        const visitor = testApp.visitor();
        await visitor.post('/auth/password-reset', { email: person.email });
        const token = await resetToken(testApp, person.email);
        (await visitor.post('/auth/password-reset/complete', { token, password: 'Another-pass1' })).data();
      },
    ],
    'an enabled second factor': ['two-step verification was turned on', enrol],
    'a disabled second factor': [
      'two-step verification was turned off',
      async () => {
        const { secret } = await enrol();
        (await person.post('/account/second-factor/off', { code: authenticator.nextCode(secret) })).data();
      },
    ],
    'a used recovery code': [
      'a recovery code was used',
      async () => {
        const { recoveryCodes } = await enrol();
        (await person.post('/account/second-factor/off', { code: recoveryCodes[0] })).data();
      },
    ],
    'new recovery codes': [
      'new recovery codes were created',
      async () => {
        const { secret } = await enrol();
        const code = authenticator.nextCode(secret);
        (await person.post('/account/second-factor/recovery-codes', { code })).data();
      },
    ],
    'a new key': ['an API key was created', async () => (await actions.createKey(person, ['tasks:read'])).data()],
    'a new webhook': [
      'a webhook was added',
      async () => (await person.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['payout.changed'] })).data(),
    ],
    'a new secret of a webhook': [
      'a webhook got a new signing secret',
      async () => {
        const webhook = { url: 'https://1.1.1.1/kaaj', events: ['payout.changed'] };
        (await person.post(`/webhook/${idOf(await person.post('/webhook', webhook))}/secret`)).data();
      },
    ],
    'a saved payout account': ['What: bkash ••••', async () => (await actions.saveAccount(person)).data()],
    'the end of its delay': [
      'the waiting time of a new payout account was ended',
      async () => {
        (await actions.saveAccount(person)).data();
        (await actions.saveAccount(person, '01700000000', { password: person.password })).data();
      },
    ],
    'a typed payout account': [
      'a payout account was used for the first time',
      async () => (await actions.withdraw(person, 200)).data(),
    ],
    'a role changed by an Admin': [
      'the role of your account was changed',
      async () => {
        const admin = await testApp.admin();
        (await admin.patch(`/user/updaterole/${person.id}`, { role: 'Buyer' })).data();
      },
    ],
    "a role changed by the owner's command": [
      'the role of your account was changed',
      async () => {
        const { email, name } = person;
        await testApp.app.get(Admins).appoint({ email, name, password: '', promote: true });
      },
    ],
    'a new browser': [
      'your account was used from a new browser',
      async () => {
        const { api, name, email, password } = person;
        const otherBrowser = new Person(api, name, email, password, 'Worker');
        await otherBrowser.signIn();
        await otherBrowser.signIn();
        await person.signIn();
      },
    ],
  };

  it.each(Object.keys(EVENTS))('S28 report %s at once, whatever was chosen to be mailed', async (name) => {
    const [sentence, action] = EVENTS[name] as (typeof EVENTS)[string];
    await action();
    await mailed(sentence);
  });

  it('S28 report a browser as new although it proved the password twice before it opened a session', async () => {
    const { api, name, email, password } = person;
    const thief = new Person(api, name, email, password, 'Worker');
    await thief.prove();
    await thief.signIn();
    await mailed('your account was used from a new browser');
  });

  it('S28 report a browser as new although it proved two codes before it opened a session', async () => {
    const { secret } = await enrol();
    const { api, name, email, password } = person;
    const thief = new Person(api, name, email, password, 'Worker');
    for (let times = 0; times < 2; times += 1) {
      const proof = await thief.post('/auth/login', { email, password });
      const { challengeToken } = proof.data<{ challengeToken: string }>();
      const code = authenticator.nextCode(secret);
      const answer = await thief.post('/auth/second-factor', { challengeToken, code });
      thief.identityToken = answer.data<{ identityToken: string }>().identityToken;
    }
    await thief.openSession();
    await mailed('your account was used from a new browser');
  });

  it('S28 report no new browser after it enabled the second factor and set a new password', async () => {
    const { secret } = await enrol();
    const { email, password } = person;
    (await person.patch('/account/password', { password, newPassword: 'Another-pass1' })).data();
    const proof = await person.post('/auth/login', { email, password: 'Another-pass1' });
    const { challengeToken } = proof.data<{ challengeToken: string }>();
    const answer = { challengeToken, code: authenticator.nextCode(secret) };
    person.identityToken = (await person.post('/auth/second-factor', answer)).data<Person>().identityToken;
    await person.openSession();
    await mailed('the password of your account was changed');
    await until(async () => (await waitingMails('new-device')).length === 0, 10_000, 'the outbox to be empty');
    expect(mails('your account was used from a new browser')).toEqual([]);
  });

  it('S28 are in the language of the account', async () => {
    (await person.patch('/account/language', { language: 'bn' })).data();
    (await actions.createKey(person, ['tasks:read'])).data();
    await mailed('একটি API কী তৈরি হয়েছে');
  });

  it('S28 report an account in a request that was cancelled at once, and the account stays new', async () => {
    const request = async () => idOf(await actions.withdraw(person, 200));
    (await actions.cancel(person, await request())).data();
    await mailed('a payout account was used for the first time');
    testApp.nameWallet('worker', person);
    expect(await testApp.balances()).toMatchObject({ worker: 2000, 'worker held': 0, ledgerSum: 0 });

    const aDayLater = async () => {
      testApp.clock.advance(25 * HOUR_MS);
      for (const each of [person, await testApp.admin()]) await each.signIn();
    };
    await aDayLater();
    const later = await request();
    (await actions.decide(await testApp.admin(), later, 'accepted')).data();
    const taken = await actions.exportPayouts(await testApp.admin());
    expect([taken.status, taken.code]).toEqual([409, 'payout/nothing-queued']);

    await aDayLater();
    expect((await actions.exportPayouts(await testApp.admin())).text).toContain(later);
    // Accepted is not paid: the next request is delayed like the first.
    const next = await payableFrom(await request());
    expect(next).toBeGreaterThan(testApp.app.get(Clock).now());
    (await actions.reportPayout(await testApp.admin(), later, `confirmed,TRX${later.slice(-8)},`)).data();
    expect(await payableFrom(await request())).toBeLessThanOrEqual(testApp.app.get(Clock).now());
  });

  it('S28 disable webhooks of ended sessions, and keep those of the remaining session', async () => {
    const { api, name, email, password } = person;
    const otherBrowser = new Person(api, name, email, password, 'Worker');
    await otherBrowser.signIn();
    const add = async (by: Person) =>
      idOf(await by.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['payout.changed'] }));
    const [own, other] = [await add(person), await add(otherBrowser)];
    const states = async () => {
      const shown = (await person.get('/webhook')).data<{ _id: string; state: string }[]>();
      return [own, other].map((id) => shown.find(({ _id }) => _id === id)?.state);
    };
    expect(await states()).toEqual(['on', 'on']);
    (await person.patch('/account/password', { password, newPassword: password })).data();
    expect(await states()).toEqual(['on', 'off']);
    (await person.post(`/webhook/${other}/on`)).data();
    (await person.patch('/account/password', { password, newPassword: password })).data();
    expect(await states()).toEqual(['on', 'on']);
    (await person.post('/auth/logout-everywhere')).data();
    await person.signIn();
    expect(await states()).toEqual(['off', 'off']);
  });

  it('S28 are not sent to an unverified address', async () => {
    await testApp.sql('UPDATE identity SET verified_at = NULL WHERE id = ?', [person.id]);
    const before = mailsTo(testApp, person.email).length;
    (await actions.createKey(person, ['tasks:read'])).data();
    await until(async () => (await waitingMails('key-made')).length === 0, 10_000, 'the outbox to be empty');
    expect(mailsTo(testApp, person.email)).toHaveLength(before);
  });

  async function payableFrom(id: string): Promise<number> {
    const [row] = await testApp.sql<{ payable: number | string }>(
      'SELECT payable_from AS payable FROM withdrawal WHERE id = ?',
      [id],
    );
    return Number(row?.payable);
  }
});
