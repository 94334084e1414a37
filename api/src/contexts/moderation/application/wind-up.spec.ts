import { parseForm } from '@kaaj/contract';
import { type SqlOutbox } from '../../../platform/outbox/sql-outbox';
import { Outbox } from '../../../platform/outbox/outbox';
import { MarketplaceFixture } from '../../../../test/support/marketplace-fixture';
import { sized } from '../../../../test/support/sizes';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { Membership } from '../../identity';
import { RequestWithdrawal } from '../../cash-out/application/request-withdrawal';
import { OwnTests } from '../../qualification/application/own-tests';
import { EraseEmptiedAccounts } from './erase-emptied-accounts';
import { RemovePerson } from './remove-person';
import { WindUp } from './wind-up';

const STEP_SIZE = sized(200, 20);
/** More than one unit of work settles. */
const MANY = STEP_SIZE + 8;

/** An application whose steps have this size. */
async function build(...options: Parameters<typeof TestApp.build>): Promise<TestApp> {
  const testApp = await TestApp.build(...options);
  Object.assign(testApp.app.get(WindUp), { stepSize: STEP_SIZE } satisfies Partial<WindUp>);
  return testApp;
}

describeOnEachDatabase('removing a person whose settlement takes more than one unit of work', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let adminId: Id;
  beforeAll(async () => {
    testApp = await build(engine);
  });
  beforeEach(async () => {
    await testApp.deleteAllRows();
    market = new MarketplaceFixture(testApp);
    adminId = await market.person('admin');
    await market.get(Membership).appoint(adminId, 'Admin');
    // The test decides when further pieces are settled.
    await outboxOf(testApp).beforeApplicationShutdown();
  });
  afterAll(() => testApp.close());

  const outboxOf = ({ app }: TestApp) => app.get<Outbox, SqlOutbox>(Outbox);
  const remove = (personId: Id, reason = '') => market.get(RemovePerson).execute({ adminId, personId, reason });
  const count = async (where: string, ...values: unknown[]) =>
    Number((await testApp.sql<{ n: number }>(`SELECT COUNT(*) AS n FROM ${where}`, values))[0]?.n);
  const piecesLeft = () => count("outbox WHERE kind = 'wind-up'");
  const pendingOf = (personId: Id) => count("submission WHERE worker_id = ? AND status = 'pending'", personId);
  /** Continues until nothing is left, and audits the ledger after each piece. Returns the number of pieces. */
  async function windUp(through: TestApp = testApp): Promise<number> {
    let pieces = 0;
    for (; (await piecesLeft()) > 0; pieces += 1) {
      await outboxOf(through).drain();
      expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    }
    return pieces;
  }

  async function workerWithMuch(): Promise<{ worker: Id; buyer: Id }> {
    const buyer = await market.person('buyer', MANY * 5);
    const worker = await market.person('worker', 300);
    for (let n = 0; n < MANY; n += 1) await market.work(await market.task(buyer), worker);
    const request = {
      workerId: worker,
      fresh: true,
      coins: coins(200),
      paymentSystem: 'bkash',
      accountNumber: '01700000000',
    } as const;
    await market.get(RequestWithdrawal).execute(request);
    return { worker, buyer };
  }

  async function expectAllTakenBack({ worker, buyer }: { worker: Id; buyer: Id }): Promise<void> {
    expect(await count("submission WHERE worker_id = ? AND status = 'rejected' AND concealed = 1", worker)).toBe(MANY);
    expect(await count('task WHERE buyer_id = ? AND open_slots = 1', buyer)).toBe(MANY);
    expect(await market.notificationCodes(buyer)).toEqual([
      'submission/received',
      ...Array.from({ length: MANY }, () => 'submission/worker-left'),
    ]);
    expect(await count('notification WHERE person_id = ?', worker)).toBe(0);
    expect(await testApp.balances()).toMatchObject({ buyer: 0, worker: 0, 'worker held': 0, ledgerSum: 0 });
    expect(await testApp.wrongCounters()).toEqual([]);
  }

  it('blocks the person from the first piece on, and settles in pieces that each leave the ledger valid', async () => {
    const who = await workerWithMuch();
    const another = await market.task(await market.person('another buyer', 5));
    await remove(who.worker);
    expect(await pendingOf(who.worker)).toBe(MANY - STEP_SIZE);
    expect(await testApp.balances()).toMatchObject({ worker: 100, 'worker held': 200, ledgerSum: 0 });
    await expect(market.work(another, who.worker)).rejects.toBeInstanceOf(NotFound);
    expect(await windUp()).toBe(2);
    await expectAllTakenBack(who);
  });

  it('is completed by another process when one dies within a piece, and that piece is rolled back', async () => {
    const who = await workerWithMuch();
    await remove(who.worker);
    // Lanes run concurrently: without the others the fault hits the piece.
    await testApp.sql("DELETE FROM outbox WHERE kind <> 'wind-up'");
    const before = await testApp.snapshot(['outbox']);
    testApp.faults.failAt(40);
    await outboxOf(testApp).drain();
    expect(testApp.faults.clear()).toBe(true);
    expect(await testApp.snapshot(['outbox'])).toEqual(before);
    expect(await piecesLeft()).toBe(1);

    const other = await build(engine, testApp.settings);
    await outboxOf(other).beforeApplicationShutdown();
    other.clock.advance(60_000);
    await windUp(other);
    await expectAllTakenBack(who);
    await other.close();
  });

  it('is settled once when two processes run at the same time', async () => {
    const who = await workerWithMuch();
    await remove(who.worker);
    const other = await build(engine, testApp.settings);
    await outboxOf(other).beforeApplicationShutdown();
    while ((await piecesLeft()) > 0) await Promise.all([outboxOf(testApp).drain(), outboxOf(other).drain()]);
    await expectAllTakenBack(who);
    await other.close();
  });

  it('keeps the submissions of a worker removed with a reason, and pays all who worked for them as a buyer', async () => {
    const { worker } = await workerWithMuch();
    const task = await market.task(worker, { slots: 2 });
    await market.workOfNewWorker(task);
    await remove(worker, 'Several accounts.');
    await windUp();
    expect(await pendingOf(worker)).toBe(MANY);
    expect(await market.row('task', task)).toMatchObject({ status: 'deleted' });
    expect(await testApp.balances()).toMatchObject({ worker: 0, 'worker held': 0, ledgerSum: 0 });
  });

  it('erases no account between two pieces: coins of a qualification test stay payable', async () => {
    const buyer = await market.person('buyer', MANY * 5);
    for (let n = 0; n < MANY; n += 1) await market.task(buyer, { days: 0 });
    testApp.clock.advance(2 * 24 * 3600 * 1000);
    await testApp.runJobs();
    expect(await count("task WHERE buyer_id = ? AND status = 'expired'", buyer)).toBe(MANY);
    const form = parseForm({ fields: [{ name: 'bird', kind: 'text', label: 'Which bird is this?' }] });
    if ('problems' in form) throw new Error(JSON.stringify(form.problems));
    await market.get(OwnTests).post({
      ...{ buyerId: buyer, title: 'Names of birds', form: form.value, known: { bird: 'magpie' } },
      ...{ pass: 1, places: MANY, payable: coins(5), againAfterDays: 7 },
    });
    expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    await market.get(RemovePerson).execute({ adminId, personId: buyer, reason: 'On request.', forfeit: false });
    expect(await testApp.balances()).toMatchObject({ buyer: 0, ledgerSum: 0 });
    const rethrow = (error: unknown) => {
      throw error;
    };
    await market.get(EraseEmptiedAccounts).run(rethrow);
    await windUp();
    await market.get(EraseEmptiedAccounts).run(rethrow);
    expect(await testApp.balances()).toMatchObject({ buyer: MANY * 5, ledgerSum: 0 });
    expect(await count("transfer WHERE to_account = 'forfeited'")).toBe(0);
    testApp.clock.reset();
  });

  it('pays all who worked for a buyer, and rejects new submissions meanwhile', async () => {
    const buyer = await market.person('buyer', MANY * 5 + 5);
    const task = await market.task(buyer, { slots: MANY + 1 });
    for (let n = 0; n < MANY; n += 1) await market.workOfNewWorker(task);
    await remove(buyer);
    expect(await market.row('task', task)).toMatchObject({ status: 'deleted' });
    await expect(market.workOfNewWorker(task)).rejects.toMatchObject({
      code: expect.stringMatching(/^(task|request)\//),
    });
    await windUp();
    expect(await count("submission WHERE buyer_id = ? AND status = 'accepted'", buyer)).toBe(MANY);
    expect(await count("transfer WHERE kind = 'submission-accepted' AND amount = 5")).toBe(MANY);
    expect(await testApp.balances()).toMatchObject({ buyer: 0, escrow: 0, ledgerSum: 0 });
  });
});
