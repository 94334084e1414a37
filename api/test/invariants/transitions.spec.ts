import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DisputeOutcome } from '@kaaj/contract';
import { Batches, type TaskBatch } from '../../src/contexts/batches/application/batches';
import { BATCH_TRANSITIONS } from '../../src/contexts/batches/domain/transitions';
import { Disputes } from '../../src/contexts/disputes/application/disputes';
import { Purchases } from '../../src/contexts/payments/application/purchases';
import { Refunds } from '../../src/contexts/payments/application/refunds';
import { PURCHASE_TRANSITIONS } from '../../src/contexts/payments/domain/transitions';
import { Payouts } from '../../src/contexts/cash-out/application/payouts';
import { PAYOUT_TRANSITIONS } from '../../src/contexts/cash-out/domain/transitions';
import { Submissions } from '../../src/contexts/submissions/application/submissions';
import { SUBMISSION_TRANSITIONS } from '../../src/contexts/submissions/domain/transitions';
import { type DecidedSubmission, type Submission } from '../../src/contexts/submissions/domain/submission';
import { Tasks } from '../../src/contexts/tasks/application/tasks';
import { TaskReviews } from '../../src/contexts/tasks/application/task-reviews';
import { TaskSlots } from '../../src/contexts/tasks/application/task-slots';
import { TASK_TRANSITIONS, type TaskStatus } from '../../src/contexts/tasks/domain/transitions';
import { allows } from '../../src/contexts/tasks/domain/task';
import { Withdrawals } from '../../src/contexts/cash-out/application/withdrawals';
import { type DecidedWithdrawal } from '../../src/contexts/cash-out/domain/withdrawal';
import { type Id, newId } from '../../src/kernel/ids';
import { UnitOfWork } from '../../src/kernel/unit-of-work';
import { MarketplaceFixture } from '../support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../test-app';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-03-09', '2026-03-10', '2026-03-11'];
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** The product rules again, as test data: which transitions are allowed in which state, and the state after them. */
const WAITS_FOR_BUYER = {
  ...{ accepted: 'accepted', rejected: 'rejected', 'in silence accepted': 'accepted', removed: 'rejected' },
  ...{ 'changes-asked': 'pending' },
};
const WAITS_FOR_WORKER = {
  ...{ accepted: 'accepted', 'in silence rejected': 'rejected', removed: 'rejected', revised: 'pending' },
};
const SUBMISSIONS = {
  ...{ 'pending buyer': WAITS_FOR_BUYER, 'pending worker': WAITS_FOR_WORKER },
  ...{ 'accepted buyer': {}, 'rejected buyer': { awarded: 'accepted' } },
};

const BATCHES = {
  posting: { advanced: 'posting', done: 'done', cancelled: 'cancelled', past: 'past' },
  done: { cancelled: 'cancelled' },
  cancelled: {},
  past: {},
};

const ENDED = { conceded: 'decided', decided: 'decided', 'in silence': 'decided' };
const CONCEDED = { 'conceded-unpaid': 'answered' };
const DISPUTES = {
  open: { ...ENDED, ...CONCEDED, answered: 'answered' },
  answered: { ...ENDED, ...CONCEDED },
  decided: {},
};

const WITHDRAWALS = {
  pending: { accepted: 'accepted', rejected: 'rejected', cancelled: 'cancelled' },
  accepted: {},
  rejected: {},
  cancelled: {},
};

const ENDS = { confirmed: 'confirmed', failed: 'failed' };
const PAYOUTS = { queued: { taken: 'queued', sent: 'sent', ...ENDS }, sent: ENDS, confirmed: {}, failed: {} };

const PAID = { settled: 'settled', 'refund-due': 'refund-due' };
const PURCHASES = {
  created: { ...PAID, opened: 'created', failed: 'failed', 'given up': 'failed' },
  failed: PAID,
  settled: {},
  'refund-due': { refunded: 'refunded' },
  refunded: {},
};

const SLOT_STATES = { 'given-back': 'open', 'set-aside': 'open' };
const OPEN = {
  ...{ reworded: 'open', hidden: 'hidden', paused: 'paused', resized: 'open', taken: 'open' },
  ...{ ...SLOT_STATES, recalled: 'expired', closed: 'expired', deleted: 'deleted' },
};
const HIDDEN = {
  'given-back': 'hidden',
  'set-aside': 'hidden',
  recalled: 'expired',
  closed: 'expired',
  deleted: 'deleted',
};
const PAUSED = {
  ...{ reworded: 'paused', resumed: 'open' },
  ...{ 'given-back': 'paused', 'set-aside': 'paused', recalled: 'expired', closed: 'expired', deleted: 'deleted' },
};
const REVIEW = {
  approved: 'open',
  declined: 'expired',
  recalled: 'expired',
  closed: 'expired',
  deleted: 'deleted',
};
const TASKS = {
  review: {
    [YESTERDAY]: { ...REVIEW, expired: 'expired' },
    [TODAY]: REVIEW,
    [TOMORROW]: REVIEW,
  },
  open: {
    [YESTERDAY]: {
      reworded: 'open',
      hidden: 'hidden',
      ...SLOT_STATES,
      recalled: 'expired',
      closed: 'expired',
      expired: 'expired',
      deleted: 'deleted',
    },
    [TODAY]: OPEN,
    [TOMORROW]: OPEN,
  },
  hidden: {
    [YESTERDAY]: { shown: 'open', ...HIDDEN, expired: 'expired' },
    [TODAY]: { shown: 'open', ...HIDDEN },
    [TOMORROW]: { shown: 'open', ...HIDDEN },
  },
  paused: {
    [YESTERDAY]: { ...PAUSED, expired: 'expired' },
    [TODAY]: { ...PAUSED, resized: 'paused' },
    [TOMORROW]: { ...PAUSED, resized: 'paused' },
  },
  expired: Object.fromEntries(
    [YESTERDAY, TODAY, TOMORROW].map((day) => [day, { reworded: 'expired', deleted: 'deleted' }]),
  ),
  deleted: {},
};

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

describeOnEachDatabase('the transitions of', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let buyer: Id;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { TIME_ZONE: 'UTC' });
    testApp.clock.advance(NOON - testApp.clock.clock.now());
    market = new MarketplaceFixture(testApp);
    buyer = await market.person('buyer', 10_000);
  });
  afterAll(() => testApp.close());

  /** Tries each change on a row in each state; returns the outcomes: nothing when the write matched no row. */
  async function tried(
    states: readonly string[],
    changes: Readonly<Record<string, (id: Id) => Promise<unknown>>>,
    begin: (state: string) => Promise<Id>,
    row: (id: Id) => Promise<Readonly<Record<string, unknown>> | undefined>,
  ): Promise<Rules> {
    const rules: Record<string, Record<string, string>> = {};
    for (const state of states) {
      const outcomes: Record<string, string> = {};
      for (const [name, change] of Object.entries(changes)) {
        const id = await begin(state);
        const before = await row(id);
        await market.get(UnitOfWork).run(async () => change(id).catch(() => undefined));
        const after = await row(id);
        if (JSON.stringify(after) !== JSON.stringify(before))
          outcomes[name] = String(after?.['status'] ?? after?.['state']);
      }
      rules[state] = outcomes;
    }
    return rules;
  }
  const stateOf = (table: 'task' | 'task_batch' | 'submission' | 'dispute' | 'withdrawal' | 'purchase') => (id: Id) =>
    market.row<Record<string, unknown>>(table, id);

  it('a submission: it is decided once', async () => {
    const submissions = market.get(Submissions);
    const as = (id: Id, changed: object) => ({ id, version: 1, reason: '', decidedAt: NOON + 1, ...changed });
    const decide = (status: DecidedSubmission['status'], decidedBy: string) => (id: Id) =>
      submissions.saveDecision(as(id, { status, decidedBy }) as DecidedSubmission);
    const begin = async (state: string) => {
      const [status, turn] = state.split(' ');
      const id = await market.work(await market.task(buyer), await market.person('worker'));
      await testApp.sql('UPDATE submission SET status = ?, turn = ?, decided_at = 0 WHERE id = ?', [status, turn, id]);
      return id;
    };
    const requested = { turn: 'worker', changesNote: 'Anew.', changesAt: NOON, dueAt: NOON + 1 };
    const before = { version: 1, detail: 'Done.', pictures: [], sentAt: NOON };
    const revised = { version: 2, detail: 'Anew.', pictures: [], turn: 'buyer', dueAt: null };
    const changes = {
      accepted: decide('accepted', 'buyer'),
      rejected: decide('rejected', 'buyer'),
      'in silence accepted': decide('accepted', 'silence'),
      'in silence rejected': decide('rejected', 'silence'),
      removed: decide('rejected', 'removal'),
      'changes-asked': (id: Id) => submissions.saveRequestedChanges(as(id, requested) as Submission),
      revised: (id: Id) =>
        submissions.saveRevised(as(id, revised) as Submission, as(id, before) as unknown as Submission, NOON),
      awarded: (id: Id) => submissions.overturnRejection(id, NOON),
    };
    expect(Object.keys(changes)).toEqual(expect.arrayContaining(Object.keys(SUBMISSION_TRANSITIONS)));
    expect(await tried(Object.keys(SUBMISSIONS), changes, begin, stateOf('submission'))).toEqual(SUBMISSIONS);
  });

  it('a dispute: it is answered once and decided once', async () => {
    const disputes = market.get(Disputes);
    const decide = (outcome: DisputeOutcome) => (id: Id) =>
      disputes.saveDecision(id, { outcome, reason: null, decidedAt: NOON });
    const begin = async (state: string) => {
      const id = newId();
      await testApp.sql(
        `INSERT INTO dispute (id, submission_id, task_id, title, buyer_id, worker_id, reward, cover, state, statement, pictures, opened_at,
           answer_by, decide_by, answered_at, decided_at) VALUES (?, ?, ?, '', ?, ?, 5, 'none', ?, '', '[]', 1, 2, 3, 0, 0)`,
        [id, id, newId(), buyer, newId(), state],
      );
      return id;
    };
    const changes = {
      answered: (id: Id) => disputes.saveAnswer(id, 'No.', NOON),
      conceded: decide('conceded'),
      'conceded-unpaid': (id: Id) => disputes.saveConcession(id, NOON, NOON),
      decided: decide('for-buyer'),
      'in silence': decide('silence'),
    };
    expect(await tried(Object.keys(DISPUTES), changes, begin, stateOf('dispute'))).toEqual(DISPUTES);
  });

  it('a batch: it ends once', async () => {
    const batches = market.get(Batches);
    const as = (id: Id) => ({ id, tasks: 3, posted: 1, overlap: { max: 1 } }) as TaskBatch;
    const begin = async (state: string) => {
      const id = newId();
      await testApp.sql(
        `INSERT INTO task_batch (id, buyer_id, title, template, column_names, state, tasks, posted, task_cost, overlap, created_at, ended_at)
         VALUES (?, ?, '', '{}', '[]', ?, 3, 1, 5, 1, 1, 0)`,
        [id, buyer, state],
      );
      return id;
    };
    const changes = {
      advanced: (id: Id) => batches.advance(as(id), 1, NOON),
      done: (id: Id) => batches.advance(as(id), 2, NOON),
      cancelled: (id: Id) => batches.stop(id, 'cancelled', NOON),
      past: (id: Id) => batches.stop(id, 'past', NOON),
    };
    expect(Object.keys(changes)).toEqual(expect.arrayContaining(Object.keys(BATCH_TRANSITIONS)));
    expect(await tried(Object.keys(BATCHES), changes, begin, stateOf('task_batch'))).toEqual(BATCHES);
  });

  it('a withdrawal: it is decided or cancelled once', async () => {
    const decide = (status: DecidedWithdrawal['status']) => (id: Id) =>
      market.get(Withdrawals).saveDecision({ id, status, decidedAt: NOON + 1 } as DecidedWithdrawal);
    const begin = async (status: string) => {
      const id = newId();
      await testApp.sql(
        `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number_masked, status, asked_at,
           decided_at, account_number, account_hash) VALUES (?, ?, 200, 1000, 'bkash', '', ?, 0, 0, '', '')`,
        [id, newId(), status],
      );
      return id;
    };
    const changes = { accepted: decide('accepted'), rejected: decide('rejected'), cancelled: decide('cancelled') };
    expect(await tried(Object.keys(WITHDRAWALS), changes, begin, stateOf('withdrawal'))).toEqual(WITHDRAWALS);
  });

  it('a payout: it is taken by one Admin, and ends once', async () => {
    const payouts = market.get(Payouts);
    const report = (result: 'sent' | 'confirmed' | 'failed') => (id: Id) =>
      payouts.saveOutcome(id, { reported: result, reference: null, reason: null, at: NOON });
    const begin = async (state: string) => {
      const id = newId();
      await testApp.sql(
        `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, account_hash,
           status, asked_at, decided_at, state) VALUES (?, ?, 200, 1000, 'bkash', '', '', '', 'accepted', 1, 1, ?)`,
        [id, newId(), state],
      );
      return id;
    };
    const batch = () => ({ id: newId(), rail: 'bkash' as const, adminId: buyer, takenAt: NOON });
    const changes = {
      taken: (id: Id) => payouts.take(batch(), [id]),
      sent: report('sent'),
      confirmed: report('confirmed'),
      failed: report('failed'),
    };
    expect(Object.keys(changes)).toEqual(Object.keys(PAYOUT_TRANSITIONS));
    const payoutOf = async (id: Id) => ({ ...(await stateOf('withdrawal')(id)), status: undefined });
    expect(await tried(Object.keys(PAYOUTS), changes, begin, payoutOf)).toEqual(PAYOUTS);
    const taken = await begin('queued');
    await market.get(UnitOfWork).run(async () => {
      expect([await payouts.take(batch(), [taken]), await payouts.take(batch(), [taken])]).toEqual([1, 0]);
    });
  });

  it('a purchase: it is paid once, and nothing reverts that', async () => {
    const purchases = market.get(Purchases);
    const paid = { sessionId: 'session', cents: 1000, currency: 'usd' };
    const pay = (state: 'settled' | 'refund-due') => (id: Id) =>
      purchases.pay(id, state, NOON, { ...paid, gatewayPaymentId: newId() });
    const begin = async (state: string) => {
      const id = newId();
      await testApp.sql(
        `INSERT INTO purchase (id, buyer_id, coins, cents, transaction_id, state, made_at, checkout_session, checkout_url,
           settled_at, request_key) VALUES (?, ?, 100, 1000, ?, ?, 1, NULL, NULL, 0, ?)`,
        [id, buyer, id.slice(-8), state, state === 'created' ? id : null],
      );
      return id;
    };
    const changes = {
      opened: (id: Id) => purchases.storeCheckout(id, 'session', 'https://pay.test'),
      settled: pay('settled'),
      'refund-due': pay('refund-due'),
      failed: (id: Id) => purchases.fail(id),
      'given up': () => purchases.deleteOlderThan(2, 1000),
      refunded: (id: Id) => market.get(Refunds).done(id.slice(-8)),
    };
    expect(await tried(Object.keys(PURCHASES), changes, begin, stateOf('purchase'))).toEqual(PURCHASES);
    expect(Object.keys(changes)).toEqual(expect.arrayContaining(Object.keys(PURCHASE_TRANSITIONS)));
  });

  it.each([YESTERDAY, TODAY, TOMORROW])('a task whose last day is %s', async (day) => {
    const begin = async (status: string) => {
      const id = await market.task(buyer, { slots: 3 });
      await testApp.sql('UPDATE task SET batch_id = id, status = ?, completion_date = ? WHERE id = ?', [
        status,
        day,
        id,
      ]);
      return id;
    };
    const [tasks, slots, reviews] = [market.get(Tasks), market.get(TaskSlots), market.get(TaskReviews)];
    const waiting = { batch: false, buyerId: buyer, title: '', review: 'waiting' } as const;
    const text = { title: 'Name ten fish', detail: 'In Bangla.', submissionInfo: 'Ten names.' };
    const changes = {
      reworded: (id: Id) => tasks.reword(id, buyer, text),
      hidden: () => tasks.hideAllOf(buyer, true),
      shown: () => tasks.hideAllOf(buyer, false),
      paused: (id: Id) => tasks.pauseItems(id, true),
      resumed: (id: Id) => tasks.pauseItems(id, false),
      resized: (id: Id) => tasks.resize(id, buyer, 5),
      approved: (id: Id) => reviews.approve({ ...waiting, id }, 'open'),
      declined: (id: Id) => reviews.declineTask(id),
      taken: (id: Id) => slots.take(id),
      'given-back': async (id: Id) => (await slots.releaseSlot(id)) === 'opened',
      'set-aside': (id: Id) => slots.setAside(id),
      expired: (id: Id) => tasks.close(id, 'expired', 'time'),
      recalled: (id: Id) => tasks.close(id, 'recalled', 'lien'),
      closed: (id: Id) => tasks.closeItems(id),
      deleted: (id: Id) => tasks.close(id, 'deleted', 'Admin'),
    };
    const expected = Object.fromEntries(
      Object.entries(TASKS).map(([state, days]) => [state, (days as Record<string, object>)[day] ?? {}]),
    );
    expect(Object.keys(changes)).toEqual(Object.keys(TASK_TRANSITIONS));
    expect(await tried(Object.keys(TASKS), changes, begin, stateOf('task'))).toEqual(expected);
    for (const [state, outcomes] of Object.entries(expected)) {
      for (const [name, move] of Object.entries(TASK_TRANSITIONS)) {
        const stored = { status: state as TaskStatus, completionDate: day };
        expect([state, name, allows(move, stored, { today: TODAY, now: NOON })]).toEqual([
          state,
          name,
          name in outcomes,
        ]);
      }
    }
  });

  it('a task of another buyer: none by a buyer', async () => {
    const [tasks, stranger] = [market.get(Tasks), newId()];
    const text = { title: 'Mine', detail: '', submissionInfo: '' };
    const changes = {
      reworded: (id: Id) => tasks.reword(id, stranger, text),
      resized: (id: Id) => tasks.resize(id, stranger, 5),
      deleted: (id: Id) => tasks.close(id, 'deleted', { buyerId: stranger }),
    };
    const begin = () => market.task(buyer);
    expect(await tried(['open'], changes, begin, stateOf('task'))).toEqual({ open: {} });
  });
});

describe('a guarded write', () => {
  const contexts = join(__dirname, '../../src/contexts');
  const adapters = ['tasks', 'submissions', 'disputes', 'cash-out', 'payments'].flatMap((context) => {
    const folder = join(contexts, context, 'adapters/out');
    const sources = readdirSync(folder).filter((name) => !name.endsWith('.spec.ts'));
    return sources.map((name) => readFileSync(join(folder, name), 'utf8'));
  });
  const written = (text: string) => text.match(/UPDATE (?:task|submission|withdrawal|purchase) [^`]*/g) ?? [];
  const built = (text: string) => text.match(/this\.\w+\.update\([^;]*\);/g) ?? [];
  const guarded = (text: string) => [...written(text), ...built(text)];
  /** What it writes may be a state; its condition comes from the table. */
  const namesState = (write: string) =>
    write.startsWith('UPDATE')
      ? /(?:status|state) (?:=|<>|IN|NOT IN) \(?'/.test(write.replace(/SET (status|state) = '/, ''))
      : /(?:status|state): [^,}]*'/.test(write.slice(0, write.lastIndexOf('{')));

  it('names no state of its own: it queries the table of transitions', () => {
    expect(adapters.flatMap(guarded).length).toBeGreaterThan(8);
    expect(adapters.flatMap(guarded).filter(namesState)).toEqual([]);
  });

  it.each([
    "UPDATE task SET open_slots = 0 WHERE status <> 'deleted'",
    "UPDATE purchase SET state = 'failed' WHERE state IN ('created')",
    "this.purchases.update({ id, state: 'created' }, { state: 'failed' });",
    "this.purchases.update(\n      { id, state: In(['created']) },\n      { state: 'failed' },\n    );",
  ])('that does is reported: %s', (sql) => expect(guarded(sql).filter(namesState)).toHaveLength(1));
});
