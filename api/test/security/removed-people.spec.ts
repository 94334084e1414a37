import { randomUUID } from 'node:crypto';
import { Outbox } from '../../src/platform/outbox/outbox';
import { type SqlOutbox } from '../../src/platform/outbox/sql-outbox';
import { type Answer } from '../support/api';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

describeOnEachDatabase('of a removed person', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    // Entries of the outbox stay where they are.
    await testApp.app.get<Outbox, SqlOutbox>(Outbox).beforeApplicationShutdown();
  });
  afterAll(() => testApp.close());

  const key = () => ({ 'idempotency-key': randomUUID() });
  const patch = (person: Person, path: string, body: unknown, headers = key()) =>
    person.send({ method: 'PATCH', path, body, headers });

  /** The tables that contain the text anywhere. */
  const holding = async (text: string) =>
    Object.entries(await testApp.snapshot())
      .filter(([, rows]) => rows.some((row) => (row as string).includes(text)))
      .map(([table]) => table);

  /**
   * Leaves traces of the person wherever the product stores any. Returns the Admin's call about them, to be repeated.
   */
  async function liveOf(person: Person): Promise<() => Promise<Answer>> {
    const { id, email } = person;
    const headers = key();
    const correct = () => patch(admin, `/user/updatecoin/${id}`, { coin: 1000, reason: 'a gift' }, headers);
    expect((await correct()).text).toContain(email);
    (await person.post('/auth/password-reset', { email })).data();
    (await person.post('/newsletter', { email })).data();
    (await admin.post('/notification', { toEmail: email, message: `Hello ${email}` })).data();
    return correct;
  }

  /** Earned coins stay theirs, with their account, until they are paid out. */
  async function withdrawAll(person: Person, coins: number): Promise<void> {
    await person.signIn();
    const withdrawal = idOf(await actions.withdraw(person, coins, key()));
    (await actions.decide(admin, withdrawal, 'accepted')).data();
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, withdrawal, `confirmed,REF-${withdrawal},`)).data();
    await testApp.runJobs();
  }

  const NAMES: Record<'Buyer' | 'Worker', string> = { Buyer: 'Bilkis Of-Before', Worker: 'Wasim Of-Before' };

  it.each(['Buyer', 'Worker'] as const)(
    'a %s, no table keeps the e-mail, waiting mails and stored answers included',
    async (role) => {
      const removed = await testApp.person(role, { name: NAMES[role] });
      const other = await testApp.person(role === 'Buyer' ? 'Worker' : 'Buyer', { coins: 1000 });
      const correct = await liveOf(removed);
      const [buyer, worker] = role === 'Buyer' ? [removed, other] : [other, removed];
      const task = idOf(await buyer.post('/task', taskBody(), key()));
      const submission = idOf(await actions.submit(worker, task, key()));
      (await patch(buyer, `/submission/update/status/${submission}`, { status: 'accepted' })).data();
      if (role === 'Worker') (await actions.withdraw(removed, 200, key())).data();
      if (role === 'Buyer') (await actions.buy(removed, 150, key())).data();
      expect(await holding(removed.email)).toEqual(
        expect.arrayContaining([
          'answered_request',
          'identity',
          'newsletter_address',
          'notification',
          'outbox',
          'person',
        ]),
      );

      (await actions.remove(admin, removed.id)).data();
      if (role === 'Worker') await withdrawAll(removed, 5);
      expect(await holding(removed.email)).toEqual([]);
      expect(await testApp.sql('SELECT id FROM answered_request WHERE person_id = ?', [removed.id])).toEqual([]);
      expect((await testApp.snapshot())['answered_request']?.join()).not.toContain(NAMES[role]);

      const repeated = await correct();
      expect(repeated.status).toBe(200);
      expect(repeated.data()).toMatchObject({
        _id: removed.id,
        email: '',
        name: '',
        image: '',
        coin: 1000,
      });
      expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    },
  );

  it('whose address is the end of another one, the answers and mails of the other stay', async () => {
    const removed = await testApp.person('Worker', { email: 'min@kaaj.test' });
    const other = await testApp.person('Worker', { email: 'jasmin@kaaj.test', name: 'Jasmin' });
    const correct = await liveOf(other);
    (await actions.remove(admin, removed.id)).data();
    expect((await correct()).data()).toMatchObject({ email: 'jasmin@kaaj.test', name: 'Jasmin' });
    expect(await holding('jasmin@kaaj.test')).toContain('outbox');
  });
});
