import { NOTIFICATION_SUBJECTS, type Notification } from '@kaaj/contract';
import { PostDueBatches } from '../../batches/application/post-due-batches';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';

/** Where the recipient finds the subject of a notification. */
const WHERE = {
  submission: '/submission/',
  dispute: '/receipt/dispute/',
  task: '/task/',
  batch: '/task/batch/',
  payout: '/receipt/payout/',
  purchase: '/receipt/purchase/',
} as const;

describeOnEachDatabase('a notification', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker', { coins: 1000 });
    await testApp.keepRows(admin, buyer, worker);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const notificationsOf = async (person: Person) => {
    const all = (await person.get(`/notification?${person.self}`)).data<Notification[]>();
    return all.filter(({ code }) => code !== 'balance/corrected');
  };
  const codes = async (person: Person) => (await notificationsOf(person)).map(({ code }) => code).reverse();

  it('names its subject, which the recipient can open', async () => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 3 }));
    const second = await testApp.person('Worker');
    const [mine, other] = [idOf(await actions.submit(worker, taskId)), idOf(await actions.submit(second, taskId))];
    (await actions.askForChanges(buyer, mine)).data();
    (await actions.resubmitWork(worker, mine)).data();
    (await actions.review(buyer, mine, 'accepted')).data();
    (await actions.review(buyer, other, 'rejected')).data();
    const dispute = idOf(await actions.dispute(second, other));
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    const [paid, failed, refused] = [
      idOf(await actions.withdraw(worker, 200)),
      idOf(await actions.withdraw(worker, 200)),
      idOf(await actions.withdraw(worker, 200)),
    ];
    for (const id of [paid, failed]) (await actions.decide(admin, id, 'accepted')).data();
    (await actions.decide(admin, refused, 'rejected')).data();
    (await actions.postBatch(buyer)).data();
    await testApp.app.get(PostDueBatches).run((error) => {
      throw error;
    });
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, paid, `sent,REF-${paid},`)).data();
    (await actions.reportPayout(admin, paid, `confirmed,REF-${paid},`)).data();
    (await actions.reportPayout(admin, failed, 'failed,,No such number')).data();

    expect(await codes(buyer)).toEqual([
      'submission/received',
      'submission/revised',
      'dispute/opened',
      'dispute/lost',
      'batch/done',
    ]);
    expect(await codes(second)).toEqual(['submission/rejected', 'dispute/answered', 'dispute/won']);
    expect((await codes(worker)).sort()).toEqual([
      'payout/confirmed',
      'payout/failed',
      'payout/sent',
      'submission/accepted',
      'submission/changes-asked',
      'withdrawal/accepted',
      'withdrawal/accepted',
      'withdrawal/rejected',
    ]);
    for (const person of [buyer, worker, second]) {
      for (const { code, params } of await notificationsOf(person)) {
        const subject = NOTIFICATION_SUBJECTS[code];
        expect([code, subject]).not.toContain(null);
        const answer = await person.get(`${WHERE[subject as keyof typeof WHERE]}${String(params['about'])}`);
        expect([code, answer.status]).toEqual([code, 200]);
      }
    }
  });

  it('of new work is sent once while work waits, and not shortly after the buyer reviewed', async () => {
    const workers = await Promise.all(Array.from({ length: 4 }, () => testApp.person('Worker')));
    const [first, second, third, fourth] = workers as [Person, Person, Person, Person];
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 4 }));
    const work = [idOf(await actions.submit(first, taskId)), idOf(await actions.submit(second, taskId))];
    expect(await codes(buyer)).toEqual(['submission/received']);
    for (const id of work) (await actions.review(buyer, id, 'accepted')).data();
    const next = idOf(await actions.submit(third, taskId));
    expect(await codes(buyer)).toEqual(['submission/received']);
    (await actions.review(buyer, next, 'accepted')).data();
    testApp.clock.advance(61 * 60 * 1000);
    await Promise.all([fourth.signIn(), buyer.signIn()]);
    const last = idOf(await actions.submit(fourth, taskId));
    expect((await notificationsOf(buyer)).map(({ code, params }) => [code, params['about']])).toEqual([
      ['submission/received', last],
      ['submission/received', work[0]],
    ]);
  });

  it('is not sent when the submission is rejected', async () => {
    const taskId = idOf(await actions.post(buyer));
    expect((await actions.submit(buyer, taskId)).status).toBe(422);
    expect(await codes(buyer)).toEqual([]);
  });
});
