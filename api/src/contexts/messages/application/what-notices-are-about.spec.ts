import { NOTIFICATION_SUBJECTS, type Notification } from '@kaaj/contract';
import { PostDueBatches } from '../../batches/application/post-due-batches';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../test/world';

/** Where whoever is told finds the thing. */
const WHERE = {
  submission: '/submission/',
  dispute: '/receipt/dispute/',
  task: '/task/',
  batch: '/task/batch/',
  payout: '/receipt/payout/',
  purchase: '/receipt/purchase/',
} as const;

describeOnEachDatabase('what people are told', (engine) => {
  let world: World;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  beforeAll(async () => {
    world = await World.build(engine);
    admin = await world.admin();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    buyer = await world.person('Buyer', { coins: 1000 });
    worker = await world.person('Worker', { coins: 1000 });
  });
  afterEach(() => world.clock.reset());

  const told = async (person: Person) => {
    const all = (await person.get(`/notification?${person.self}`)).data<Notification[]>();
    return all.filter(({ code }) => code !== 'balance/corrected');
  };
  const codes = async (person: Person) => (await told(person)).map(({ code }) => code).reverse();

  it('names the very thing, which opens for them', async () => {
    const taskId = idOf(await deeds.post(buyer, { requiredWorkers: 3 }));
    const second = await world.person('Worker');
    const [mine, other] = [idOf(await deeds.submit(worker, taskId)), idOf(await deeds.submit(second, taskId))];
    (await deeds.askForChanges(buyer, mine)).data();
    (await deeds.sendVersion(worker, mine)).data();
    (await deeds.review(buyer, mine, 'accepted')).data();
    (await deeds.review(buyer, other, 'rejected')).data();
    const dispute = idOf(await deeds.dispute(second, other));
    (await deeds.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await deeds.decideDispute(admin, dispute, 'worker')).data();
    const [paid, failed, refused] = [
      idOf(await deeds.withdraw(worker, 200)),
      idOf(await deeds.withdraw(worker, 200)),
      idOf(await deeds.withdraw(worker, 200)),
    ];
    for (const id of [paid, failed]) (await deeds.decide(admin, id, 'accepted')).data();
    (await deeds.decide(admin, refused, 'rejected')).data();
    (await deeds.postBatch(buyer)).data();
    await world.app.get(PostDueBatches).run((error) => {
      throw error;
    });
    (await deeds.takeBatch(admin)).data();
    (await deeds.reportPayout(admin, paid, `sent,REF-${paid},`)).data();
    (await deeds.reportPayout(admin, paid, `confirmed,REF-${paid},`)).data();
    (await deeds.reportPayout(admin, failed, 'failed,,No such number')).data();

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
      for (const { code, params } of await told(person)) {
        const subject = NOTIFICATION_SUBJECTS[code];
        expect([code, subject]).not.toContain(null);
        const answer = await person.get(`${WHERE[subject as keyof typeof WHERE]}${String(params['about'])}`);
        expect([code, answer.status]).toEqual([code, 200]);
      }
    }
  });

  it('is that work has come, once while it waits, and not to who is at the desk', async () => {
    const workers = await Promise.all(Array.from({ length: 4 }, () => world.person('Worker')));
    const [first, second, third, fourth] = workers as [Person, Person, Person, Person];
    const taskId = idOf(await deeds.post(buyer, { requiredWorkers: 4 }));
    const work = [idOf(await deeds.submit(first, taskId)), idOf(await deeds.submit(second, taskId))];
    expect(await codes(buyer)).toEqual(['submission/received']);
    for (const id of work) (await deeds.review(buyer, id, 'accepted')).data();
    const next = idOf(await deeds.submit(third, taskId));
    expect(await codes(buyer)).toEqual(['submission/received']);
    (await deeds.review(buyer, next, 'accepted')).data();
    world.clock.advance(61 * 60 * 1000);
    await Promise.all([fourth.signIn(), buyer.signIn()]);
    const last = idOf(await deeds.submit(fourth, taskId));
    expect((await told(buyer)).map(({ code, params }) => [code, params['about']])).toEqual([
      ['submission/received', last],
      ['submission/received', work[0]],
    ]);
  });

  it('is nothing new where work is sent that cannot be', async () => {
    const taskId = idOf(await deeds.post(buyer));
    expect((await deeds.submit(buyer, taskId)).status).toBe(422);
    expect(await codes(buyer)).toEqual([]);
  });
});
