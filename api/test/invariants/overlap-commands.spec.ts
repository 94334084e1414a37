import { type Batch } from '@kaaj/contract';
import { batchBody } from '../support/actions';
import { auditLedger } from '../support/ledger';
import { auditSlots } from '../support/slot-audit';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      options: ['crow', 'magpie', 'none'].map((value) => ({ value, label: value })),
    },
  ],
};
const ITEMS = 3;
const PAY = 7;
const ROUNDS = 30;
const CONCURRENCY = 3;

/** The same in each run: x = (x * 1664525 + 1013904223) % 2 ** 32. */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ;) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

/** After any concurrent actions, each coin belongs to a slot, a submission or a person. */
describeOnEachDatabase('R22 random actions with a batch under adaptive overlap', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    await testApp.admin();
  });
  afterAll(() => testApp.close());

  it.each([1, 2, 3])('lose no coin and pay none twice (seed %d)', async (seed) => {
    const random = numbers(seed);
    const below = (most: number) => Math.floor(random.next().value * most);
    const one = <Thing>(things: readonly Thing[]) => things[below(things.length)] as Thing;
    const ann = await testApp.person('Buyer', { coins: 2000 });
    const workers: Person[] = [];
    for (let each = 0; each < 6; each += 1) workers.push(await testApp.person('Worker', { coins: 0 }));
    testApp.nameWallet('ann', ann);
    for (const [n, worker] of workers.entries()) testApp.nameWallet(`worker ${n}`, worker);
    const rows = ['picture', ...Array.from({ length: ITEMS }, (_, at) => `${at}.png`)].join('\n');
    const overlap = () => one([{ min: 1, max: 4, confidence: 0.8 }, { min: 2, max: 6, confidence: 0.95 }, 2, 3, 5]);
    const batch = idOf(
      await ann.post('/task/batch', { ...batchBody({ rows }), payableAmount: PAY, form: FORM, overlap: overlap() }),
    );
    await testApp.runJobs();
    const tasks = (
      await testApp.sql<{ id: string }>('SELECT task_id AS id FROM task_batch_row WHERE batch_id = ?', [batch])
    ).map(({ id }) => id);
    const pending = async () =>
      (
        await testApp.sql<{ id: string }>("SELECT id FROM submission WHERE buyer_id = ? AND status = 'pending'", [
          ann.id,
        ])
      ).map(({ id }) => id);
    const decide = async (status: 'accepted' | 'rejected') => {
      const waiting = await pending();
      return waiting.length > 0 ? actions.review(ann, one(waiting), status) : undefined;
    };
    const commands = [
      () => one(workers).post('/submission', { task: one(tasks), answers: { bird: one(['crow', 'crow', 'magpie']) } }),
      () => one(workers).post('/submission', { task: one(tasks), answers: { bird: one(['crow', 'crow', 'magpie']) } }),
      () => one(workers).post(`/task/batch/${batch}/next`, {}),
      () => actions.claim(one(workers), one(tasks)),
      () => actions.releaseClaim(one(workers), one(tasks)),
      () => decide('accepted'),
      () => decide('accepted'),
      () => decide('rejected'),
      () => ann.patch(`/task/batch/${batch}`, { overlap: overlap() }),
    ];
    const check = async () => {
      await auditSlots(testApp.sql);
      await auditLedger(testApp.sql);
      const balances = await testApp.balances();
      const people = Object.entries(balances).filter(([name]) => name === 'ann' || name.startsWith('worker'));
      const escrows = await testApp.sql<{ coins: number }>(
        `SELECT balance AS coins FROM account WHERE id IN (${tasks.map((id) => `'escrow:${id}'`).join(', ')})`,
      );
      const coins = [...people.map(([, balance]) => balance), ...escrows.map((row) => Number(row.coins))];
      expect(coins.reduce((sum, each) => sum + each, 0)).toBe(2000);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: CONCURRENCY }, () => one(commands)()));
      await check();
    }
    // Once all is decided and no claim is left, an item with its label has no coins.
    for (const worker of workers) for (const task of tasks) await actions.releaseClaim(worker, task);
    for (const id of await pending()) (await actions.review(ann, id, 'accepted')).data();
    (await ann.patch(`/task/batch/${batch}`, { overlap: { min: 1, max: 6, confidence: 0.5 } })).data();
    await check();
    const kept = await testApp.sql<{ spare: number; stopped: number; open: number }>(
      'SELECT spare_slots AS spare, open_slots AS open, stopped FROM task WHERE batch_id = ?',
      [batch],
    );
    for (const { spare, stopped, open } of kept) {
      expect(Number(spare)).toBe(0);
      if (Number(stopped)) expect(Number(open)).toBe(0);
    }
    const { saved } = (await ann.get(`/task/batch/${batch}`)).data<Batch>();
    expect(saved % PAY).toBe(0);
  });
});
