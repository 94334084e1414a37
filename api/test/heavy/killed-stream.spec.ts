import { describeOnEachDatabase, databaseServer } from '../support/databases';
import { CRASHING, crashAt } from '../support/crash-point';
import { DatabaseProxy, type Moment } from '../support/database-proxy';
import { batchBody, actions, idOf } from '../support/actions';
import { auditLedger, balanceOf } from '../support/ledger';
import { type Person } from '../support/person';
import { until } from '../support/processes';
import { timeLimit, sized } from '../support/sizes';
import { RemoteProduct } from './remote-product';

const before = (statement: string): Moment => ({ when: 'before', statement });
const after = (statement: string): Moment => ({ when: 'after', statement });

/** In the order in which a call sends them. */
const OF_NEXT = [
  before('UPDATE task SET is_full'),
  after('UPDATE task SET is_full'),
  after('INSERT INTO claim'),
  after('INSERT INTO answered_request'),
];
const OF_SUBMIT = [
  before('INSERT INTO submission'),
  after('INSERT INTO submission'),
  after('DELETE FROM claim WHERE id'),
  after('INSERT INTO agreement_answer'),
  before('INSERT INTO answered_request'),
  after('INSERT INTO answered_request'),
];

const PAY = 5;
const FORM = { fields: [{ name: 'bird', kind: 'text', label: 'Bird', required: true }] };

describeOnEachDatabase('an API that is killed between the claim of an item and its answer', (engine) => {
  const kills: readonly { readonly during: 'next' | 'submit' | 'between'; readonly at: Moment | undefined }[] = [
    { during: 'between', at: undefined },
    ...OF_NEXT.map((at) => ({ during: 'next' as const, at })),
    ...OF_SUBMIT.map((at) => ({ during: 'submit' as const, at })),
  ];
  const rounds = sized(10, 1);
  let proxy: DatabaseProxy | undefined;
  let product: RemoteProduct;
  beforeAll(
    async () => {
      if (engine !== 'SQLite') proxy = await DatabaseProxy.start(Number(new URL(databaseServer(engine)).port));
      const settings = { SCHEDULER: 'true', ...(engine === 'SQLite' && CRASHING) };
      product = await RemoteProduct.start({ engine, settings, ...(proxy && { proxy }) });
    },
    timeLimit(60, 60),
  );
  afterAll(async () => {
    await product.stop();
    proxy?.stop();
  });

  /** Lets the process crash at the moment in `call`, waits for that, and starts another one. */
  async function killedIn(call: () => Promise<unknown>, moment: Moment): Promise<void> {
    const [process] = product.processes;
    const died = new Promise<void>((resolve, reject) => {
      if (proxy) proxy.at(moment, () => void process.kill().then(resolve, reject));
      else process.waitForExit().then(resolve, reject);
    });
    if (!proxy) crashAt(product.folder, moment);
    await Promise.allSettled([call(), died]);
    await process.start();
  }

  const count = async (sql: string, ...parameters: unknown[]) =>
    Number((await product.testEnv.sql<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`, parameters))[0]?.n);

  async function postedBatch(buyer: Person, items: number): Promise<string> {
    const rows = ['picture', ...Array.from({ length: items }, (_, index) => `${index}.png`)].join('\n');
    const id = idOf(await buyer.post('/task/batch', { ...batchBody({ rows, payableAmount: PAY }), form: FORM }));
    await until(async () => (await count('task WHERE batch_id = ?', id)) === items, 60_000, 'all of it is posted');
    return id;
  }

  it(
    'R21 keeps the claim, accepts the answer once after a retry, and pays it once',
    async () => {
      const { testEnv } = product;
      const items = kills.length * rounds;
      const buyer = await testEnv.person('Buyer', { coins: (items + 1) * PAY });
      const worker = await testEnv.person('Worker', { coins: 0 });
      const batch = await postedBatch(buyer, items + 1);
      const sent: string[] = [];
      for (let kill = 0; kill < items; kill += 1) {
        const { during, at } = kills[kill % kills.length] as (typeof kills)[number];
        const next = () => actions.next(worker, batch, {}, { 'idempotency-key': `next-${kill}` });
        if (during === 'next') await killedIn(next, at as Moment);
        const { task, until: held } = (await next()).data<{ task: { _id: string }; until: string }>();
        expect(await count("claim WHERE state = 'live'")).toBe(1);
        const submit = () =>
          worker.post(
            '/submission',
            { task: task._id, answers: { bird: `Crow ${kill}` } },
            { 'idempotency-key': `submit-${kill}` },
          );
        if (during === 'submit') await killedIn(submit, at as Moment);
        if (during === 'between') {
          await product.processes[0].kill();
          await product.processes[0].start();
          const repeated = (await actions.next(worker, batch)).data<{ task: { _id: string }; until: string }>();
          expect([repeated.task._id, repeated.until]).toEqual([task._id, held]);
        }
        const answer = await submit();
        expect(answer.data<{ answers: object }>().answers).toEqual({ bird: `Crow ${kill}` });
        sent.push(idOf(answer));
        expect([await count("claim WHERE state = 'live'"), await count('submission')]).toEqual([0, kill + 1]);
        expect(await auditLedger(testEnv.sql)).toBe(0);
      }
      expect(new Set(sent).size).toBe(items);
      for (const id of sent) {
        const accept = () => actions.review(buyer, id, 'accepted', { 'idempotency-key': `accept-${id}` });
        if (id === sent[0]) await killedIn(accept, { when: 'after', statement: 'UPDATE account SET balance' });
        (await accept()).data();
      }
      expect(await auditLedger(testEnv.sql)).toBe(0);
      expect(await balanceOf(testEnv.sql, `available:${worker.id}`)).toBe(items * PAY);
      expect(await balanceOf(testEnv.sql, `available:${buyer.id}`)).toBe(0);
      const twice = `(SELECT reference FROM transfer WHERE kind = 'submission-accepted' GROUP BY reference HAVING COUNT(*) > 1) twice`;
      expect([await count("transfer WHERE kind = 'submission-accepted'"), await count(twice)]).toEqual([items, 0]);
      (await actions.cancelBatch(buyer, batch)).data();
      expect([
        await balanceOf(testEnv.sql, `available:${buyer.id}`),
        await balanceOf(testEnv.sql, `available:${worker.id}`),
        await auditLedger(testEnv.sql),
      ]).toEqual([PAY, items * PAY, 0]);
    },
    timeLimit(180, 1800),
  );
});
