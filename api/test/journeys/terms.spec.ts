import { type TermsOfUse } from '@kaaj/contract';
import { daysAfter } from '../../src/kernel/clock';
import { Program } from '../support/program';
import { batchBody, taskBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

const DAY = 24 * 3600 * 1000;

describeOnEachDatabase('the terms of use', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker');
    await testApp.keepRows(admin, buyer, worker);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());

  const today = () => testApp.clock.clock.today();
  const announce = (version: string, inDays: number, by = admin) =>
    by.post('/terms', { version, from: daysAfter(today(), inDays), summary: 'A fee of ten percent.' });
  const termsFor = async (person: Pick<Person, 'get'>) => (await person.get('/terms')).data<TermsOfUse>();
  const consent = (person: Person, version: string) => person.post('/account/terms', { version });
  const later = async (days: number, ...people: readonly Person[]) => {
    testApp.clock.advance(days * DAY);
    for (const person of people) await person.signIn();
  };
  const NEEDED = [422, 'terms/consent-needed'];

  it('are announced by an Admin for a later day, and everybody is notified once', async () => {
    const answer = await announce('2027-01', 3);
    expect(answer.status).toBe(201);
    const from = daysAfter(today(), 3);
    expect(answer.data()).toEqual({ version: '2027-01', from, summary: 'A fee of ten percent.', agreedAt: null });
    for (let time = 0; time < 2; time += 1) await testApp.runJobs();
    for (const person of [admin, buyer, worker]) {
      const notifications = (await person.get(`/notification?${person.self}`)).data<
        { code?: string; params?: object }[]
      >();
      expect(notifications.filter(({ code }) => code === 'terms/announced')).toMatchObject([
        { params: { version: '2027-01', from, summary: 'A fee of ten percent.' } },
      ]);
    }
    expect(await termsFor(testApp.visitor())).toMatchObject({ current: null, next: { version: '2027-01' } });
    const settings = (await worker.get('/settings')).data();
    expect(settings).not.toHaveProperty('terms');
    expect(settings).toMatchObject({ nextTerms: { version: '2027-01', from } });
    expect((await admin.get('/audit?action=terms-announced')).data()).toMatchObject([
      { details: { version: '2027-01', from } },
    ]);
  });

  it('are rejected for today, under a used name, and while another version is announced', async () => {
    for (const days of [0, -1]) expect(refusal(await announce('2027-01', days))).toEqual([422, 'terms/too-soon']);
    (await announce('2027-01', 1)).data();
    expect(refusal(await announce('2027-02', 5))).toEqual([409, 'terms/already-announced']);
    await later(1, admin);
    expect(refusal(await announce('2027-01', 5))).toEqual([409, 'terms/already-announced']);
    (await announce('2027-02', 5)).data();
    for (const person of [buyer, worker]) {
      await person.signIn();
      expect((await announce('2027-03', 9, person)).status).toBe(403);
    }
  });

  it('are announced once, also for the first time, when Admins announce several versions concurrently', async () => {
    const admins = await testApp.people(3, 'Worker');
    for (const each of admins) {
      const role = { role: 'Admin', password: admin.password };
      (await admin.patch(`/user/updaterole/${each.id}`, role)).data();
      await each.signIn();
    }
    const answers = await Promise.all([admin, ...admins].map((by, index) => announce(`2027-0${index + 1}`, 3, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await testApp.sql('SELECT version FROM terms_version')).toHaveLength(1);
  });

  it('require nothing before their date, and then consent before anything that moves coins', async () => {
    const task = idOf(await actions.post(buyer, { requiredWorkers: 3 }));
    const batch = idOf(await actions.postBatch(buyer));
    const work = idOf(await actions.submit(worker, task));
    (await announce('2027-01', 1)).data();
    const other = idOf(await actions.post(buyer));
    await later(1, buyer, worker);
    await testApp.runJobs();
    expect((await worker.get('/settings')).data()).toMatchObject({ terms: { version: '2027-01', from: today() } });
    for (const answer of [
      await actions.post(buyer),
      await actions.postBatch(buyer),
      await actions.changeSlots(buyer, task, 9),
      await buyer.patch(`/task/batch/${batch}`, { overlap: 2 }),
      await actions.buy(buyer, 10),
      await actions.review(buyer, work, 'accepted'),
      await buyer.post('/submission/decisions', { decisions: [{ id: work, status: 'accepted' }] }),
      await actions.claim(worker, other),
      await actions.next(worker, batch),
      await actions.submit(worker, other),
    ])
      expect(refusal(answer)).toEqual(NEEDED);
    (await consent(buyer, '2027-01')).data();
    (await actions.post(buyer)).data();
    (await actions.review(buyer, work, 'accepted')).data();
    expect(refusal(await actions.submit(worker, other))).toEqual(NEEDED);
    (await consent(worker, '2027-01')).data();
    (await actions.submit(worker, other)).data();
  });

  it('do not block reading, or withdrawing earned coins', async () => {
    (await actions.correct(admin, worker.id, 1000)).data();
    (await announce('2027-01', 1)).data();
    await later(1, buyer, worker);
    for (const path of ['/task', `/wallet/statement?${worker.self}`, `/withdrawal?${worker.self}`])
      expect((await worker.get(path)).ok).toBe(true);
    const withdrawal = idOf(await actions.withdraw(worker, 200));
    (await actions.cancel(worker, withdrawal)).data();
    const task = idOf(await consent(buyer, '2027-01').then(() => actions.post(buyer)));
    (await actions.deleteTask(buyer, task)).data();
  });

  it('store each consent with its first date, also one that was given ahead of time', async () => {
    (await announce('2027-01', 2)).data();
    const first = (await consent(buyer, '2027-01')).data<{ agreedAt: string }>();
    await later(1, buyer, worker);
    expect((await consent(buyer, '2027-01')).data()).toEqual(first);
    expect((await termsFor(buyer)).next).toMatchObject({ agreedAt: first.agreedAt });
    await later(1, admin, buyer, worker);
    expect(await termsFor(buyer)).toMatchObject({ current: { agreedAt: first.agreedAt }, next: null });
    expect(await termsFor(worker)).toMatchObject({ current: { version: '2027-01', agreedAt: null } });
    (await actions.post(buyer)).data();
    expect(refusal(await consent(buyer, '2026-12'))).toEqual([409, 'terms/unknown-version']);
    (await announce('2027-02', 1)).data();
    await later(1, buyer);
    expect(refusal(await actions.post(buyer))).toEqual(NEEDED);
    expect(refusal(await consent(buyer, '2027-01'))).toEqual([409, 'terms/unknown-version']);
    const consents = await testApp.sql('SELECT version FROM terms_consent WHERE person_id = ?', [buyer.id]);
    expect(consents).toEqual([{ version: '2027-01' }]);
  });

  it('apply to programs as well, whose person agrees', async () => {
    const program = await Program.of(buyer, ['tasks:write'], 30);
    (await announce('2027-01', 1)).data();
    await later(1, buyer);
    expect(refusal(await program.post('/task', taskBody()))).toEqual(NEEDED);
    expect(refusal(await program.post('/task/batch', batchBody()))).toEqual(NEEDED);
    (await consent(buyer, '2027-01')).data();
    (await program.post('/task', taskBody())).data();
  });

  it('delete the consents of a removed person', async () => {
    (await announce('2027-01', 1)).data();
    (await consent(worker, '2027-01')).data();
    (await actions.remove(admin, worker.id)).data();
    expect(await testApp.sql('SELECT version FROM terms_consent')).toEqual([]);
  });
});
