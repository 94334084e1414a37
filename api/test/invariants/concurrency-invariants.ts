import { randomUUID } from 'node:crypto';
import { balanceOf, auditLedger } from '../support/ledger';
import { actions, idOf, taskBody } from '../support/actions';
import { type Person } from '../support/person';
import { timeLimit, sized } from '../support/sizes';
import { type TestEnvironment } from '../support/test-environment';
import { availableOf, heldOf } from '../../src/contexts/wallet';

/** A POST that moves coins, with the available coins of its caller after one effect of it. */
interface MoneyPost {
  readonly person: Person;
  readonly path: string;
  readonly body: object;
  readonly other: object;
  readonly left: number;
}

type Outcome = 'accepted' | 'rejected';

/** Many concurrent clients that compete for one thing. Each test leaves the test environment usable. */
export function describeConcurrencyInvariants(testEnvOf: () => TestEnvironment): void {
  let testEnv: TestEnvironment;
  beforeAll(() => {
    testEnv = testEnvOf();
  });
  afterEach(async () => expect(await auditLedger(testEnv.sql)).toBe(0));

  const spendable = ({ id }: Person) => balanceOf(testEnv.sql, availableOf(id));
  const held = ({ id }: Person) => balanceOf(testEnv.sql, heldOf(id));

  it(
    'R3 decides each submission once, with one payment and one notification, when 32 accept and reject concurrently',
    async () => {
      const [taskCount, workerCount] = [sized(100, 1), 10];
      const buyer = await testEnv.person('Buyer', { coins: taskCount * workerCount * 7 });
      const workers = await testEnv.people(workerCount, 'Worker');
      let acceptedInAll = 0;
      for (let task = 0; task < taskCount; task += 1) {
        const taskId = idOf(await actions.post(buyer, { requiredWorkers: workerCount, payableAmount: 7 }));
        const submissions = await Promise.all(
          workers.map(async (worker) => idOf(await actions.submit(worker, taskId))),
        );
        const outcomes = await Promise.all(submissions.map((submission) => decideBy32(buyer, submission)));
        acceptedInAll += outcomes.filter((outcome) => outcome === 'accepted').length;
        const rejected = outcomes.filter((outcome) => outcome === 'rejected').length;
        expect(await openSlots(buyer, taskId)).toBe(rejected);
      }
      expect(await earned(workers)).toBe(acceptedInAll * 7);
      expect(await notices(workers)).toBe(taskCount * workerCount);
    },
    timeLimit(120, 1800),
  );

  it(
    'R4 gives the one slot of a task to one of 64 workers who submit concurrently',
    async () => {
      const taskCount = sized(200, 2);
      const buyer = await testEnv.person('Buyer', { coins: taskCount * 5 });
      const workers = await testEnv.people(64, 'Worker');
      for (let task = 0; task < taskCount; task += 1) {
        const taskId = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 5 }));
        const answers = await Promise.all(workers.map((worker) => actions.submit(worker, taskId)));
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        expect(new Set(answers.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(
          new Set(['task/no-open-slot']),
        );
        expect(await openSlots(buyer, taskId)).toBe(0);
      }
    },
    timeLimit(120, 1800),
  );

  it(
    'R5 spends each coin once when 16 posts or withdrawals compete for the same coins',
    async () => {
      const walletCount = sized(500, 4);
      for (let made = 0; made < walletCount; made += 2) {
        const [buyer, worker] = await Promise.all([
          testEnv.person('Buyer', { coins: 200 }),
          testEnv.person('Worker', { coins: 200 }),
        ]);
        const all = Array.from({ length: 16 });
        const [posts, withdrawals] = await Promise.all([
          Promise.all(all.map(() => actions.post(buyer, { requiredWorkers: 20, payableAmount: 10 }))),
          Promise.all(all.map(() => actions.withdraw(worker, 200))),
        ]);
        expect(codesOf(posts)).toEqual({ done: 1, 'wallet/not-enough-coins': 15 });
        expect(codesOf(withdrawals)).toEqual({ done: 1, 'withdrawal/not-enough-coins': 15 });
        expect([await spendable(buyer), await spendable(worker), await held(worker)]).toEqual([0, 0, 200]);
      }
    },
    timeLimit(120, 1800),
  );

  const MONEY_POSTS: Record<string, () => Promise<MoneyPost>> = {
    '/task': async () => {
      const buyer = await testEnv.person('Buyer', { coins: 100 });
      return { person: buyer, path: '/task', body: taskBody({ payableAmount: 30 }), other: taskBody(), left: 70 };
    },
    '/payment': async () => {
      const buyer = await testEnv.person('Buyer', { coins: 100 });
      const path = `/payment?${buyer.self}`;
      return { person: buyer, path, body: { coinsPurchased: 150 }, other: { coinsPurchased: 500 }, left: 250 };
    },
    '/withdrawal': async () => {
      const worker = await testEnv.person('Worker', { coins: 700 });
      const body = { withdrawalCoin: 200, paymentSystem: 'nagad', accountNumber: '01800000000' };
      return { person: worker, path: '/withdrawal', body, other: { ...body, withdrawalCoin: 201 }, left: 500 };
    },
    '/submission': async () => {
      const buyer = await testEnv.person('Buyer', { coins: 100 });
      const task = idOf(await actions.post(buyer, { requiredWorkers: 3, payableAmount: 5 }));
      const body = { task, submissionDetail: 'Done.' };
      const other = { task, submissionDetail: 'Done otherwise.' };
      return { person: await testEnv.person('Worker'), path: '/submission', body, other, left: 10 };
    },
  };

  it.each(Object.keys(MONEY_POSTS))(
    'R6 POST %s has one effect and one answer for 50 copies of one Idempotency-Key, and 422 for another body',
    async (name) => {
      for (let round = 0; round < sized(10, 1); round += 1) {
        const { person, path, body, other, left } = await (MONEY_POSTS[name] as () => Promise<MoneyPost>)();
        const headers = { 'idempotency-key': randomUUID() };
        const copies = await Promise.all(Array.from({ length: 50 }, () => person.post(path, body, headers)));
        const [first] = copies;
        expect(first?.ok).toBe(true);
        expect(new Set(copies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        const changed = await person.post(path, other, headers);
        expect([changed.status, changed.code]).toEqual([422, 'request/idempotency-mismatch']);
        expect((await person.post(path, body, headers)).text).toBe(first?.text);
        expect(await spendable(person)).toBe(left);
      }
    },
    timeLimit(120, 600),
  );

  it('decides a withdrawal once when accept, reject and cancel race', async () => {
    const admin = await testEnv.admin();
    for (let round = 0; round < sized(50, 3); round += 1) {
      const worker = await testEnv.person('Worker', { coins: 250 });
      const withdrawal = idOf(await actions.withdraw(worker, 200));
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          if (index % 3 === 0) return actions.cancel(worker, withdrawal);
          return actions.decide(admin, withdrawal, index % 3 === 1 ? 'accepted' : 'rejected');
        }),
      );
      expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
      expect(await held(worker)).toBe(0);
      expect([50, 250]).toContain(await spendable(worker));
    }
  });

  it('refunds a task once when its buyer and the Admin delete it concurrently', async () => {
    const admin = await testEnv.admin();
    const buyer = await testEnv.person('Buyer', { coins: 100 });
    const task = idOf(await actions.post(buyer, { requiredWorkers: 10, payableAmount: 10 }));
    const deletions = Array.from({ length: 16 }, (_, index) => actions.deleteTask(index % 2 ? buyer : admin, task));
    expect((await Promise.all(deletions)).some(({ ok }) => ok)).toBe(true);
    expect(await spendable(buyer)).toBe(100);
  });

  it('keeps slots and escrow consistent when submissions, slot changes and a deletion race', async () => {
    const buyer = await testEnv.person('Buyer', { coins: 1000 });
    const workers = await testEnv.people(12, 'Worker');
    const task = idOf(await actions.post(buyer, { requiredWorkers: 6, payableAmount: 10 }));
    const answers = await Promise.all([
      ...workers.map((worker) => actions.submit(worker, task)),
      ...[3, 9, 1, 12].map((slots) => actions.changeSlots(buyer, task, slots)),
      actions.deleteTask(buyer, task),
    ]);
    const taken = answers.slice(0, workers.length).filter(({ ok }) => ok).length;
    expect(await balanceOf(testEnv.sql, `escrow:${task}`)).toBe(taken * 10);
    expect(await spendable(buyer)).toBe(1000 - taken * 10);
  });

  it('grants the starting coins once when one person saves the profile 16 times concurrently', async () => {
    const person = await testEnv.person('Buyer');
    const profile = { name: 'Again', email: person.email, role: 'Buyer', image: '' };
    const path = `/user/${encodeURIComponent(person.email)}`;
    await Promise.all(Array.from({ length: 16 }, () => person.post(path, profile, person.proof)));
    expect(await spendable(person)).toBe(50);
  });

  async function decideBy32(buyer: Person, submission: string): Promise<Outcome> {
    const decisions = Array.from({ length: 32 }, (_, index): Outcome => (index % 2 ? 'accepted' : 'rejected'));
    const shuffled = decisions.sort(() => Math.random() - 0.5);
    const answers = await Promise.all(shuffled.map((status) => actions.review(buyer, submission, status)));
    const granted = new Set(shuffled.filter((_, index) => answers[index]?.ok));
    expect([...granted]).toHaveLength(1);
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(16);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    return [...granted][0] as Outcome;
  }

  async function openSlots(buyer: Person, taskId: string): Promise<number> {
    return (await buyer.get(`/task/${taskId}`)).data<{ requiredWorkers: number }>().requiredWorkers;
  }

  async function earned(workers: readonly Person[]): Promise<number> {
    const balances = await Promise.all(workers.map(spendable));
    return balances.reduce((sum, balance) => sum + balance - 10, 0);
  }

  async function notices(people: readonly Person[]): Promise<number> {
    let count = 0;
    for (const { id } of people) {
      const [row] = await testEnv.sql<{ n: number }>('SELECT COUNT(*) AS n FROM notification WHERE person_id = ?', [
        id,
      ]);
      count += Number(row?.n);
    }
    return count;
  }
}

function codesOf(answers: readonly { ok: boolean; code: string }[]): Record<string, number> {
  const codes: Record<string, number> = {};
  for (const { ok, code } of answers) {
    const name = ok ? 'done' : code;
    codes[name] = (codes[name] ?? 0) + 1;
  }
  return codes;
}
