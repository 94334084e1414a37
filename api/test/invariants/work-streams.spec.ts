import { type Batch, type NextItem } from '@kaaj/contract';
import { batchedOf } from '../../src/contexts/wallet';
import { batchBody, actions, idOf } from '../support/actions';
import { auditSlots } from '../support/slot-audit';
import { timeLimit, sized } from '../support/sizes';
import { describeOnEachDatabase, type Person, TestApp } from '../test-app';

const PAY = 2;

describeOnEachDatabase('R21 a batch that many work on concurrently', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  beforeEach(async () => {
    await testApp.deleteAllRows();
    await testApp.admin();
    ann = await testApp.person('Buyer', { coins: 10_000 });
    testApp.nameWallet('ann', ann);
  });
  afterAll(() => testApp.close());

  const posted = async (items: number, overlap = 1) => {
    const rows = ['picture', ...Array.from({ length: items }, (_, index) => `${index + 1}.png`)].join('\n');
    const body = { ...batchBody({ rows }), payableAmount: PAY, overlap };
    const id = idOf(await ann.post('/task/batch', body));
    testApp.name('batch', batchedOf(id));
    await testApp.runJobs();
    return id;
  };
  const escrow = async () => {
    const [row] = await testApp.sql<{ coins: number | null }>(
      `SELECT SUM(balance) AS coins FROM account WHERE id LIKE 'escrow:%'`,
    );
    return Number(row?.coins ?? 0);
  };
  const counts = async () => {
    const [row] = await testApp.sql<{ open: number; live: number; sent: number; kept: number }>(
      `SELECT (SELECT SUM(open_slots) FROM task) AS open, (SELECT COUNT(*) FROM claim WHERE state = 'live') AS live,
         (SELECT COUNT(*) FROM submission) AS sent, (SELECT COUNT(*) FROM task WHERE item_slots <> open_slots) AS kept`,
    );
    return { open: Number(row?.open), live: Number(row?.live), sent: Number(row?.sent), wrong: Number(row?.kept) };
  };

  it(
    'gives no slot twice to 64 workers who skip through it, and its coins are those of open and taken slots',
    async () => {
      const items = sized(1000, 60);
      const batch = await posted(items, 2);
      const workers = await testApp.people(sized(64, 12), 'Worker');
      const done = new Map<string, Set<string>>();
      const work = async (worker: Person) => {
        const own = new Set<string>();
        done.set(worker.id, own);
        for (let turn = 1; ; turn += 1) {
          const answer = await actions.next(worker, batch);
          if (!answer.ok) {
            expect(answer.code).toBe('batch/nothing-left');
            return;
          }
          const { task } = answer.data<NextItem>();
          expect(own.has(task._id)).toBe(false);
          own.add(task._id);
          if (turn % 7 === 0) (await actions.skip(worker, task._id)).data();
          else (await actions.submit(worker, task._id)).data();
        }
      };
      await Promise.all(workers.map(work));
      const { open, live, sent, wrong } = await counts();
      expect({ places: open + sent, live, wrong }).toEqual({ places: items * 2, live: 0, wrong: 0 });
      expect(await escrow()).toBe(items * 2 * PAY);
      const [twice] = await testApp.sql<{ most: number }>(
        'SELECT MAX(n) AS most FROM (SELECT COUNT(*) AS n FROM submission GROUP BY task_id) counted',
      );
      expect(Number(twice?.most)).toBeLessThanOrEqual(2);
      await auditSlots(testApp.sql);
      expect(await testApp.balances()).toMatchObject({ ann: 10_000 - items * 2 * PAY, batch: 0, ledgerSum: 0 });
    },
    timeLimit(60, 1800),
  );

  it('gives the last slot to one of two workers, and answers the other that nothing is left', async () => {
    for (let round = 0; round < sized(50, 5); round += 1) {
      const batch = await posted(1);
      const two = await testApp.people(2, 'Worker');
      const answers = await Promise.all(two.map((worker) => actions.next(worker, batch)));
      expect(answers.map(({ ok, code }) => (ok ? 'given' : code)).sort()).toEqual(['batch/nothing-left', 'given']);
    }
    await auditSlots(testApp.sql);
  });

  it(
    'loses nothing when it is cancelled while many work on it',
    async () => {
      const items = sized(500, 40);
      const batch = await posted(items);
      const workers = await testApp.people(sized(32, 8), 'Worker');
      let cancelled = false;
      const work = async (worker: Person) => {
        for (;;) {
          const answer = await actions.next(worker, batch);
          if (!answer.ok) return expect(['batch/nothing-left', 'task/closed']).toContain(answer.code);
          // A claim runs to its end, whatever happens to the batch meanwhile.
          expect((await actions.submit(worker, answer.data<NextItem>().task._id)).status).toBe(201);
          if (!cancelled && (await counts()).sent > items / 2) {
            cancelled = true;
            (await actions.cancelBatch(ann, batch)).data();
          }
        }
      };
      await Promise.all(workers.map(work));
      const { open, live, sent } = await counts();
      expect([open, live]).toEqual([0, 0]);
      expect(await escrow()).toBe(sent * PAY);
      const { state, returned } = (await ann.get(`/task/batch/${batch}`)).data<Batch>();
      expect(state).toBe('cancelled');
      expect(await testApp.balances()).toMatchObject({ ann: 10_000 - sent * PAY, batch: 0, ledgerSum: 0 });
      expect(returned).toBe((items - sent) * PAY);
      await auditSlots(testApp.sql);
    },
    timeLimit(60, 900),
  );
});
