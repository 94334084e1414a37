import { type Dispute } from '@kaaj/contract';
import { type Answer, actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const REWARD = 300;

const refusalOf = ({ status, code }: Answer) => [status, code];

/** The platform pays up to 100,000 coins a month. */
describeOnEachDatabase('S39 goodwill of the platform', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { GOODWILL_COINS: '100000' });
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  beforeEach(openDispute);
  afterEach(() => testApp.clock.reset());

  async function openDispute() {
    [buyer, worker] = [await testApp.person('Buyer', { coins: REWARD }), await testApp.person('Worker')];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
  }
  const paidGoodwill = async () => {
    const sql = "SELECT SUM(amount) AS coins FROM transfer WHERE from_account = 'goodwill'";
    return Number((await testApp.sql<{ coins: number | null }>(sql))[0]?.coins ?? 0);
  };
  const balances = async () => {
    const { buyer: left, worker: earned, ledgerSum } = await testApp.balances();
    return { buyer: left, worker: earned, ledgerSum };
  };
  const NOTHING = { buyer: 0, worker: 10, ledgerSum: 0 };
  /** A dispute about rejected work whose buyer has no coins left. */
  const uncovered = async () => {
    (await actions.correct(admin, buyer.id, REWARD)).data();
    const task = idOf(await actions.post(buyer, { payableAmount: REWARD }));
    const work = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, work, 'rejected')).data();
    (await actions.deleteTask(buyer, task)).data();
    (await actions.correct(admin, buyer.id, 0)).data();
    const { _id } = (await actions.dispute(worker, work)).data<Dispute>();
    return _id;
  };
  const answered = async () => {
    const dispute = await uncovered();
    (await actions.answerDispute(buyer, dispute, { statement: 'No.' })).data();
    return dispute;
  };
  const shown = async (dispute: string) => {
    const { state, outcome, unpaid } = (await worker.get(`/dispute/${dispute}`)).data<Dispute>();
    return { state, outcome, unpaid };
  };
  const queue = async () => (await admin.get('/dispute')).data<Dispute[]>().map(({ _id }) => _id);
  const codes = async ({ id }: Person) =>
    (await testApp.sql<{ code: string }>('SELECT code FROM notification WHERE person_id = ? ORDER BY id', [id])).map(
      ({ code }) => code,
    );
  const pass = async (milliseconds: number) => {
    testApp.clock.advance(milliseconds);
    for (const person of [admin, buyer, worker]) await person.signIn();
  };

  it('is not paid by a concession, which leaves the dispute open and first in the queue', async () => {
    const before = await paidGoodwill();
    const other = await uncovered();
    await openDispute();
    const dispute = await uncovered();
    const answer = await actions.answerDispute(buyer, dispute, { concede: true });
    expect(answer.data<Dispute>()).toMatchObject({ state: 'answered', outcome: null, unpaid: 'conceded' });
    expect((await actions.answerDispute(buyer, dispute, { concede: true })).data<Dispute>()).toEqual(answer.data());
    expect(refusalOf(await actions.answerDispute(buyer, dispute, { statement: 'No.' }))).toEqual([
      409,
      'dispute/already-answered',
    ]);
    expect(await balances()).toEqual(NOTHING);
    expect(await paidGoodwill()).toBe(before);
    const order = await queue();
    expect(order.indexOf(dispute)).toBeLessThan(order.indexOf(other));
    expect(await codes(worker)).toContain('dispute/unpaid');
    expect(await codes(worker)).not.toContain('dispute/conceded');
  });

  it('is not paid by an automatic decision', async () => {
    const before = await paidGoodwill();
    const dispute = await uncovered();
    expect(await shown(dispute)).toEqual({ state: 'open', outcome: null, unpaid: null });
    await pass(9 * DAY + 1000);
    await testApp.runJobs();
    expect(await balances()).toEqual(NOTHING);
    expect(await paidGoodwill()).toBe(before);
    expect(await shown(dispute)).toEqual({ state: 'open', outcome: null, unpaid: 'silence' });
  });

  it('leaves a conceded dispute to its buyer, whose next coins pay it', async () => {
    const dispute = await uncovered();
    (await actions.answerDispute(buyer, dispute, { concede: true })).data();
    (await actions.correct(admin, buyer.id, REWARD + 5)).data();
    testApp.clock.advance(1000);
    await testApp.runJobs();
    expect(await balances()).toEqual({ buyer: 5, worker: 10 + REWARD, ledgerSum: 0 });
    expect(await shown(dispute)).toEqual({ state: 'decided', outcome: 'conceded', unpaid: null });
    expect(await codes(worker)).toContain('dispute/conceded');
  });

  it('is paid by an Admin’s decision about a conceded dispute', async () => {
    const before = await paidGoodwill();
    const dispute = await uncovered();
    (await actions.answerDispute(buyer, dispute, { concede: true })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    expect(await balances()).toEqual({ ...NOTHING, worker: 10 + REWARD });
    expect((await paidGoodwill()) - before).toBe(REWARD);
  });

  it('is paid once per buyer in 90 days, under concurrent decisions too', async () => {
    const before = await paidGoodwill();
    const disputes = [await answered(), await answered()];
    const decisions = await Promise.all(disputes.map((dispute) => actions.decideDispute(admin, dispute, 'worker')));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(decisions.map(({ code }) => code)).toContain('dispute/goodwill-used');
    expect(await balances()).toEqual({ ...NOTHING, worker: 10 + REWARD });
    expect((await paidGoodwill()) - before).toBe(REWARD);
    const left = disputes[decisions.findIndex(({ status }) => status === 409)] as string;

    await pass(89 * DAY);
    expect(refusalOf(await actions.decideDispute(admin, left, 'worker'))).toEqual([409, 'dispute/goodwill-used']);
    expect((await paidGoodwill()) - before).toBe(REWARD);
    await pass(DAY + 1000);
    (await actions.decideDispute(admin, left, 'worker')).data();
    expect(await balances()).toEqual({ ...NOTHING, worker: 10 + 2 * REWARD });
    expect((await paidGoodwill()) - before).toBe(2 * REWARD);
  });

  it('is available for another buyer after it was used for one', async () => {
    (await actions.decideDispute(admin, await answered(), 'worker')).data();
    await openDispute();
    (await actions.decideDispute(admin, await answered(), 'worker')).data();
    expect(await balances()).toEqual({ ...NOTHING, worker: 10 + REWARD });
  });
});
