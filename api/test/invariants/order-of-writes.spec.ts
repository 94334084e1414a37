import { CancelBatch } from '../../src/contexts/batches/application/cancel-batch';
import { PostBatch } from '../../src/contexts/batches/application/post-batch';
import { PostDueBatches } from '../../src/contexts/batches/application/post-due-batches';
import { BuyCoins } from '../../src/contexts/payments/application/buy-coins';
import { DecideOverdueSubmissions } from '../../src/contexts/submissions/application/decide-overdue-submissions';
import { ReviewSubmission } from '../../src/contexts/submissions/application/review-submission';
import { ChangeTask } from '../../src/contexts/tasks/application/change-task';
import { DeleteTask } from '../../src/contexts/tasks/application/delete-task';
import { ExpireTasks } from '../../src/contexts/tasks/application/expire-tasks';
import { DEFAULT_TERMS } from '../../src/contexts/tasks/domain/task';
import { CancelWithdrawal } from '../../src/contexts/cash-out/application/cancel-withdrawal';
import { DecideWithdrawal } from '../../src/contexts/cash-out/application/decide-withdrawal';
import { RequestWithdrawal } from '../../src/contexts/cash-out/application/request-withdrawal';
import { type Job } from '../../src/platform/scheduler/job';
import { coins } from '../../src/kernel/coins';
import { type Id, newId } from '../../src/kernel/ids';
import { MarketplaceFixture } from '../support/marketplace-fixture';
import { describeOn, TestApp } from '../test-app';

const ACCOUNTS = /^\s*(?:INSERT INTO|UPDATE) (?:account|lien|transfer)\b/i;
const WRITE = /^\s*(?:INSERT|UPDATE|DELETE)/i;

/** What each unit of work wrote after the first account it wrote. */
function writtenBehindAccounts(statements: readonly string[]): readonly string[] {
  const found: string[] = [];
  let accounts = false;
  for (const sql of statements) {
    if (sql === 'COMMIT') accounts = false;
    else if (ACCOUNTS.test(sql)) accounts = true;
    else if (accounts && WRITE.test(sql)) found.push(sql);
  }
  return found;
}

/**
 * Account writes before the round trip that commits: other transactions wait for these locks during a round trip to the
 * API.
 */
const heldAcrossTrips = (roundTrips: readonly (readonly string[])[]): readonly string[] =>
  roundTrips
    .filter((roundTrip) => roundTrip.at(-1) !== 'COMMIT')
    .flat()
    .filter((sql) => ACCOUNTS.test(sql));

// One engine is enough: the use cases decide the order of statements.
describeOn('SQLite', 'accounts are written last, so that they are locked during the commit only:', () => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  let worker: Id;
  let admin: Id;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    [buyer, worker, admin] = [await market.person('buyer', 1000), await market.person('worker', 1000), newId()];
  });
  afterEach(() => testApp.clock.reset());

  const get: MarketplaceFixture['get'] = (service) => market.get(service);
  const run = (job: abstract new (...parameters: never[]) => Job) =>
    get(job).run((error) => {
      throw error;
    });
  const work = async () => market.work(await market.task(buyer, { slots: 2 }), worker);
  const workOfClosed = async () => {
    const taskId = await market.task(buyer);
    const submissionId = await market.work(taskId, worker);
    await get(DeleteTask).execute({ taskId, personId: buyer, role: 'Buyer' });
    return submissionId;
  };
  const batch = () => {
    const terms = { ...DEFAULT_TERMS, title: '{{a}}', detail: '{{a}}', submissionInfo: 'A word.', imageUrl: '' };
    const draft = { ...terms, buyerId: buyer, slots: 1, payable: coins(5), completionDate: '2999-01-01' };
    return get(PostBatch).execute(
      draft,
      { max: 1, adaptive: undefined },
      {
        columns: ['a'],
        rows: [{ line: 2, values: ['one'] }],
        gold: undefined,
        controls: 0,
        skipped: 0,
      },
    );
  };
  const withdrawal = async () => {
    const input = { coins: coins(200), paymentSystem: 'bkash', accountNumber: '01700000000' } as const;
    return (await get(RequestWithdrawal).execute({ ...input, workerId: worker, fresh: true })).id;
  };

  /** Prepares the action, and returns it. */
  const ACTIONS: Record<string, () => Promise<() => Promise<unknown>>> = {
    'buying coins': async () => () =>
      get(BuyCoins).execute({ buyerId: buyer, buyerEmail: 'buyer@kaaj.test', coins: 150, key: undefined }),
    'posting a task': async () => () => market.task(buyer),
    'creating a batch': async () => () => batch(),
    'posting a piece of a batch': async () => {
      await batch();
      return () => run(PostDueBatches);
    },
    'cancelling a batch': async () => {
      const { id } = await batch();
      return () => get(CancelBatch).execute({ id, personId: buyer, role: 'Buyer' });
    },
    'adding slots': async () => {
      const taskId = await market.task(buyer);
      return () => get(ChangeTask).resize(taskId, buyer, 5);
    },
    'an Admin deleting a task': async () => {
      const taskId = await market.task(buyer);
      return () => get(DeleteTask).execute({ taskId, personId: admin, role: 'Admin' });
    },
    'a passed completion date': async () => {
      await market.task(buyer, { days: 0 });
      testApp.clock.advanceDays(1);
      return () => run(ExpireTasks);
    },
    'accepting work': async () => {
      const submissionId = await work();
      return () => get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict: { status: 'accepted' } });
    },
    'rejecting work of a closed task': async () => {
      const submissionId = await workOfClosed();
      return () =>
        get(ReviewSubmission).execute({
          submissionId,
          buyerId: buyer,
          verdict: { status: 'rejected', reason: 'Too short' },
        });
    },
    'an automatic acceptance': async () => {
      await work();
      testApp.clock.advanceDays(8);
      return () => run(DecideOverdueSubmissions);
    },
    'requesting a withdrawal': async () => withdrawal,
    'cancelling a withdrawal': async () => {
      const withdrawalId = await withdrawal();
      return () => get(CancelWithdrawal).execute({ withdrawalId, workerId: worker });
    },
    'accepting a withdrawal': async () => {
      const withdrawalId = await withdrawal();
      return () => get(DecideWithdrawal).execute({ withdrawalId, adminId: admin, status: 'accepted' });
    },
  };

  it.each(Object.keys(ACTIONS))('%s', async (name) => {
    const act = await (ACTIONS[name] as () => Promise<() => Promise<unknown>>)();
    const roundTrips = testApp.faults.recordRoundTrips();
    await act();
    const statements = roundTrips.flat();
    expect(statements.filter((sql) => ACCOUNTS.test(sql))).not.toEqual([]);
    expect(heldAcrossTrips(roundTrips)).toEqual([]);
    expect(writtenBehindAccounts(statements)).toEqual([]);
  });

  it('the check finds a write after an account, and a lock held over round trips', () => {
    const [account, late] = ['UPDATE account SET balance = 1', 'INSERT INTO notification (id) VALUES (?)'];
    expect(writtenBehindAccounts([account, late, 'COMMIT', late])).toEqual([late]);
    expect(heldAcrossTrips([[account], [late, 'COMMIT']])).toEqual([account]);
  });
});
