import { auditLedger } from '../../../../test/support/ledger';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';

const NONE = { count: 0, coins: 0 };
/** The owner's coins before they are reserved. */
const COINS = 25;
const TEST = {
  title: 'Names of birds',
  form: { fields: [{ name: 'bird', kind: 'text', label: 'Which bird is this?' }] },
  known: { bird: 'magpie' },
  ...{ pass: 1, places: 5, payableAmount: 5, againAfterDays: 7 },
};

type Reserve = (owner: Person) => Promise<unknown>;

describeOnEachDatabase('coins that are reserved when an account is removed or closed', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    await testApp.keepRows(admin);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterEach(async () => {
    testApp.clock.reset();
    expect(await auditLedger(testApp.sql)).toBe(0);
  });
  afterAll(() => testApp.close());

  const post = async (owner: Person, requiredWorkers: number, payableAmount: number) =>
    idOf(await actions.post(owner, { requiredWorkers, payableAmount, allowanceMinutes: 30 }));
  const claimed = async (owner: Person) => {
    const task = await post(owner, 1, COINS);
    (await actions.claim(await testApp.person('Worker'), task)).data();
    return task;
  };

  /** Everything that reserves a person's own coins so that a removal returns them, and its part of the preview. */
  const RESERVATIONS: readonly (readonly [where: string, kind: string, count: number, reserve: Reserve])[] = [
    ['open slots', 'openTasks', 1, (owner) => post(owner, 5, 5)],
    [
      'spare slots of an item that has its label',
      'openTasks',
      1,
      async (owner) =>
        testApp.sql('UPDATE task SET stopped = 1, spare_slots = open_slots, open_slots = 0 WHERE id = ?', [
          await post(owner, 5, 5),
        ]),
    ],
    [
      'unposted rows of a batch',
      'unpostedTasks',
      5,
      (owner) => actions.postBatch(owner, { rows: `picture\n${[1, 2, 3, 4, 5].map((n) => `${n}.png`).join('\n')}\n` }),
    ],
    ['a qualification test', 'openTests', 1, async (owner) => (await owner.post('/worker-test', TEST)).data()],
    ['a claimed slot', 'claimedSlots', 1, claimed],
    [
      'a claimed slot whose time is over',
      'claimedSlots',
      1,
      async (owner) => {
        await claimed(owner);
        testApp.clock.advance(31 * 60_000);
        await Promise.all([owner.signIn(), admin.signIn()]);
      },
    ],
    [
      'a claimed slot of a deleted task',
      'claimedSlots',
      1,
      async (owner) => actions.deleteTask(owner, await claimed(owner)),
    ],
  ];

  /** Coins in every account, the platform's included; empty ones are left out. */
  async function everyBalance(): Promise<Record<string, number>> {
    const rows = await testApp.sql<{ account: string; coins: number }>(
      `SELECT account, SUM(amount) AS coins FROM (
         SELECT to_account AS account, amount FROM transfer UNION ALL SELECT from_account, -amount FROM transfer
       ) moved GROUP BY account HAVING SUM(amount) <> 0`,
    );
    return Object.fromEntries(rows.map(({ account, coins }) => [account, Number(coins)]));
  }

  /** The balances after an account lost everything else: its coins are available, or are forfeited. */
  function settled(before: Record<string, number>, owner: Person, to: 'available' | 'forfeited') {
    const others = Object.entries(before).filter(([account]) => !/^(?:escrow|batched):/.test(account));
    return { ...Object.fromEntries(others), [to === 'forfeited' ? to : `available:${owner.id}`]: COINS };
  }

  /** A Buyer whose coins are all earned. */
  async function earner(): Promise<Person> {
    const worker = await testApp.person('Worker');
    (await actions.correct(admin, worker.id, 0)).data();
    const payer = await testApp.person('Buyer', { coins: COINS });
    const work = idOf(await actions.submit(worker, await post(payer, 1, COINS)));
    (await actions.review(payer, work, 'accepted')).data();
    (await admin.patch(`/user/updaterole/${worker.id}`, { role: 'Buyer' })).data();
    await worker.signIn();
    return worker;
  }

  /** Reserves all coins, and returns every balance. */
  async function reserved(owner: Person, reserve: Reserve): Promise<Record<string, number>> {
    await reserve(owner);
    const before = await everyBalance();
    expect(before).not.toHaveProperty(`available:${owner.id}`);
    const escrow = Object.entries(before).filter(([account]) => /^(?:escrow|batched):/.test(account));
    expect(escrow.map(([, coins]) => coins)).toEqual([COINS]);
    return before;
  }

  it.each(RESERVATIONS)('that were earned, in %s, stay payable after a removal', async (_, __, ___, reserve) => {
    const owner = await earner();
    const before = await reserved(owner, reserve);
    (await actions.remove(admin, owner.id)).data();
    expect(await everyBalance()).toEqual(settled(before, owner, 'available'));
    await testApp.runJobs();
    expect(await everyBalance()).toEqual(settled(before, owner, 'available'));
    await owner.signIn();
    (await actions.withdraw(owner, COINS)).data();
  });

  it.each(RESERVATIONS)('in %s stay payable after a removal with forfeit: false', async (_, __, ___, reserve) => {
    const owner = await testApp.person('Buyer', { coins: COINS });
    const before = await reserved(owner, reserve);
    (await actions.remove(admin, owner.id, { reason: 'Closed on request.', forfeit: false })).data();
    await testApp.runJobs();
    expect(await everyBalance()).toEqual(settled(before, owner, 'available'));
  });

  it.each(RESERVATIONS)('in %s are forfeited by a removal where none were earned', async (_, __, ___, reserve) => {
    const owner = await testApp.person('Buyer', { coins: COINS });
    const before = await reserved(owner, reserve);
    (await actions.remove(admin, owner.id, { reason: 'Several accounts.' })).data();
    expect(await everyBalance()).toEqual(settled(before, owner, 'forfeited'));
    expect((await owner.get('/account')).status).toBe(401);
  });

  it.each(RESERVATIONS)(
    'in %s are shown before closing, which needs consent to lose them',
    async (_, kind, count, reserve) => {
      const owner = await testApp.person('Buyer', { coins: COINS });
      const before = await reserved(owner, reserve);
      const shown = (await owner.get('/account/closing')).data<object>();
      expect(shown).toEqual({
        ...{ refusal: null, coinsLost: COINS, earned: 0, available: 0 },
        ...{ openTasks: NONE, unpostedTasks: NONE, openTests: NONE, claimedSlots: NONE },
        ...{ workSent: NONE, workToDecide: NONE, payouts: NONE, purchases: NONE, disputes: NONE },
        [kind]: { count, coins: COINS },
      });
      const close = (coins: number) => owner.post('/account/closing', { password: owner.password, coins });
      expect(await close(COINS - 1)).toMatchObject({ status: 409, code: 'account/coins-changed' });
      expect(await everyBalance()).toEqual(before);
      (await close(COINS)).data();
      expect(await everyBalance()).toEqual(settled(before, owner, 'forfeited'));
    },
  );

  it('are not those of taken places of a test, nor of used claims', async () => {
    const owner = await testApp.person('Buyer', { coins: 2 * COINS });
    const [first, second] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const test = idOf(await owner.post('/worker-test', TEST));
    (await first.post(`/worker-test/${test}/attempt`, { answers: { bird: 'crow' } })).data();
    const task = await post(owner, 2, 12);
    for (const worker of [first, second]) (await actions.claim(worker, task)).data();
    (await actions.submit(first, task)).data();
    expect((await owner.get('/account/closing')).data()).toMatchObject({
      ...{ coinsLost: 33, available: 1, openTasks: NONE, workToDecide: { count: 1, coins: 12 } },
      ...{ openTests: { count: 1, coins: 20 }, claimedSlots: { count: 1, coins: 12 } },
    });
    const before = await everyBalance();
    (await owner.post('/account/closing', { password: owner.password, coins: 33 })).data();
    const { [`escrow:${test}`]: _, [`escrow:${task}`]: __, [`available:${owner.id}`]: ___, ...others } = before;
    const paid = { [`available:${first.id}`]: (before[`available:${first.id}`] ?? 0) + 12 };
    expect(await everyBalance()).toEqual({ ...others, ...paid, forfeited: 33 });
  });

  it('for an own dispute stay payable after a removal with a reason', async () => {
    const buyer = await testApp.person('Buyer', { coins: COINS });
    const owner = await testApp.person('Worker');
    (await actions.correct(admin, owner.id, 0)).data();
    const work = idOf(await actions.submit(owner, await post(buyer, 1, COINS)));
    (await actions.review(buyer, work, 'rejected')).data();
    const dispute = idOf(await actions.dispute(owner, work));
    const before = await everyBalance();
    (await actions.remove(admin, owner.id, { reason: 'Several accounts.' })).data();
    await testApp.runJobs();
    expect(await everyBalance()).toEqual(before);
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    await testApp.runJobs();
    const { [`disputed:${work}`]: won = 0, ...others } = before;
    expect(await everyBalance()).toEqual({ ...others, [`available:${owner.id}`]: won });
  });

  it('for a payout stay payable after a removal with forfeit: false when the payout fails', async () => {
    const owner = await testApp.person('Worker', { coins: 200 });
    const payout = idOf(await actions.withdraw(owner, 200));
    (await actions.decide(admin, payout, 'accepted')).data();
    const before = await everyBalance();
    (await actions.remove(admin, owner.id, { reason: 'Closed on request.', forfeit: false })).data();
    await testApp.runJobs();
    expect(await everyBalance()).toEqual(before);
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, payout, 'failed,,The number is wrong.')).data();
    const { [`payable:${payout}`]: returned = 0, ...others } = before;
    expect(await everyBalance()).toEqual({ ...others, [`available:${owner.id}`]: returned });
  });
});
