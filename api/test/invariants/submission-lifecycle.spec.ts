import { type Type } from '@nestjs/common';
import { AnswerDispute } from '../../src/contexts/disputes/application/answer-dispute';
import { DecideDispute } from '../../src/contexts/disputes/application/decide-dispute';
import { OpenDispute } from '../../src/contexts/disputes/application/open-dispute';
import { PayUndecidedDisputes } from '../../src/contexts/disputes/application/pay-undecided-disputes';
import { RequestChanges } from '../../src/contexts/submissions/application/request-changes';
import { ClaimSlot } from '../../src/contexts/submissions/application/claim-slot';
import { DecideOverdueSubmissions } from '../../src/contexts/submissions/application/decide-overdue-submissions';
import { ExpireClaims } from '../../src/contexts/submissions/application/expire-claims';
import { ReviewSubmission } from '../../src/contexts/submissions/application/review-submission';
import { ResubmitWork } from '../../src/contexts/submissions/application/resubmit-work';
import { SubmitWork } from '../../src/contexts/submissions/application/submit-work';
import { ExpireTasks } from '../../src/contexts/tasks/application/expire-tasks';
import { disputedOf } from '../../src/contexts/wallet';
import { type Id, newId } from '../../src/kernel/ids';
import { type Job } from '../../src/platform/scheduler/job';
import { MarketplaceFixture, outcomes, times } from '../support/marketplace-fixture';
import { sized } from '../support/sizes';
import { describeOnEachDatabase, type Engine, TestApp } from '../test-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNKNOWN = newId();

/** Every job that the lifecycle of a submission needs. */
const JOBS: readonly Type<Job>[] = [ExpireTasks, ExpireClaims, DecideOverdueSubmissions, PayUndecidedDisputes];

/**
 * Two processes on one database and one clock, and a buyer with 100 coins and a worker who send every request to both
 * concurrently. On SQLite, which allows one process, both are the same one.
 */
class Life {
  readonly admin = newId();
  readonly market: MarketplaceFixture;
  buyer!: Id;
  worker!: Id;
  task!: Id;
  work = UNKNOWN;
  dispute = UNKNOWN;

  private constructor(private readonly testApps: readonly [TestApp, TestApp]) {
    this.market = new MarketplaceFixture(testApps[0]);
  }

  static async build(engine: Engine): Promise<Life> {
    const first = await TestApp.build(engine);
    return new Life([first, engine === 'SQLite' ? first : await TestApp.build(engine, first.settings)]);
  }

  async close(): Promise<void> {
    for (const testApp of new Set([...this.testApps].reverse())) await testApp.close();
  }

  /** A task of one slot for 10 coins, which can be claimed for an hour. */
  async begin(days = 60): Promise<void> {
    this.work = this.dispute = UNKNOWN;
    this.buyer = await this.market.person('buyer', 100);
    this.worker = await this.market.person('worker');
    this.task = await this.market.task(this.buyer, { payable: 10, days });
  }

  /** The outcomes of the same action sent to both processes concurrently. */
  both<Service>(service: Type<Service>, action: (service: Service) => Promise<unknown>): Promise<string[]> {
    return outcomes(this.testApps.map((testApp) => action(testApp.app.get(service))));
  }

  claim(): Promise<string[]> {
    const input = { taskId: this.task, workerId: this.worker, role: 'Worker' } as const;
    return this.both(ClaimSlot, (service) => service.execute(input));
  }

  async send(): Promise<string[]> {
    const sent = await this.both(SubmitWork, (service) =>
      service.execute({ taskId: this.task, workerId: this.worker, role: 'Worker', detail: 'Robin, wren, ...' }),
    );
    this.work = await this.idOf('SELECT id FROM submission WHERE task_id = ?', this.task);
    this.market.testApp.name('disputed', disputedOf(this.work));
    return sent;
  }

  requestChanges(): Promise<string[]> {
    const input = { submissionId: this.work, buyerId: this.buyer, note: 'Ten, please.' };
    return this.both(RequestChanges, (service) => service.execute(input));
  }

  resubmitWork(): Promise<string[]> {
    const version = { submissionId: this.work, workerId: this.worker, detail: 'All ten.', pictures: [] };
    return this.both(ResubmitWork, (service) => service.execute(version));
  }

  reject(): Promise<string[]> {
    const verdict = { status: 'rejected', reason: 'Nine.' } as const;
    const review = { submissionId: this.work, buyerId: this.buyer, verdict };
    return this.both(ReviewSubmission, (service) => service.execute(review));
  }

  async object(): Promise<string[]> {
    const objection = { submissionId: this.work, workerId: this.worker, statement: 'Ten.', pictures: [] };
    const opened = await this.both(OpenDispute, (service) => service.execute(objection));
    if (opened.includes('done'))
      this.dispute = await this.idOf('SELECT id FROM dispute WHERE submission_id = ?', this.work);
    return opened;
  }

  /** Undefined: the buyer concedes. */
  answer(statement: string | undefined): Promise<string[]> {
    const answer = { disputeId: this.dispute, buyerId: this.buyer, statement };
    return this.both(AnswerDispute, (service) => service.execute(answer));
  }

  /** One process receives one decision, the other one the opposite. */
  decide(): Promise<string[]> {
    const decisions = ['for-worker', 'for-buyer'] as const;
    const ruling = { disputeId: this.dispute, adminId: this.admin, reason: 'The proof shows it.' };
    return outcomes(
      this.testApps.map((testApp, index) =>
        testApp.app.get(DecideDispute).execute({ ...ruling, outcome: decisions[index] ?? 'for-buyer' }),
      ),
    );
  }

  /** No action for this long; a minute before the end nothing has happened yet. */
  async passWithoutAction(milliseconds: number): Promise<void> {
    const before = await this.visibleState();
    this.pass(milliseconds - MINUTE);
    await this.jobs();
    expect(await this.visibleState()).toEqual(before);
    this.pass(2 * MINUTE);
    await this.jobs();
  }

  /** Nothing changes however long there is no action. */
  async endsHere(): Promise<void> {
    const before = await this.visibleState();
    this.pass(40 * DAY);
    await this.jobs();
    expect(await this.visibleState()).toEqual(before);
    expect(await this.market.testApp.wrongCounters()).toEqual([]);
  }

  pass(milliseconds: number): void {
    for (const { clock } of new Set(this.testApps)) clock.advance(milliseconds);
  }

  /**
   * All jobs of both processes concurrently, with and without the lease; without it as when the lease of a slow process
   * expired.
   */
  async jobs(): Promise<void> {
    await Promise.all(this.testApps.flatMap((testApp) => JOBS.map((job) => this.job(testApp, job))));
    await Promise.all(this.testApps.map((testApp) => testApp.runJobs()));
  }

  /** A request to one process while the other one runs the due jobs. */
  async meanwhile<Service>(service: Type<Service>, action: (service: Service) => Promise<unknown>, job: Type<Job>) {
    const [first, second] = this.testApps;
    const [ended] = await Promise.all([outcomes([action(first.app.get(service))]), this.job(second, job)]);
    return ended[0];
  }

  /** All of its visible state; `places`: open slots. Throws when slots or coins do not add up. */
  async visibleState() {
    const { testApp } = this.market;
    const count = async (sql: string) => Number((await testApp.sql<{ n: number }>(sql, [this.task]))[0]?.n);
    const one = async (sql: string, id: Id) => (await testApp.sql<{ is: string }>(sql, [id]))[0]?.is;
    return {
      coins: await testApp.balances(),
      places: await count('SELECT open_slots AS n FROM task WHERE id = ?'),
      claims: await count("SELECT COUNT(*) AS n FROM claim WHERE task_id = ? AND state = 'live'"),
      versions: await count(
        'SELECT COUNT(*) AS n FROM submission_version v JOIN submission s ON s.id = v.submission_id WHERE s.task_id = ?',
      ),
      work: await one('SELECT status AS "is" FROM submission WHERE id = ?', this.work),
      dispute: await one('SELECT state AS "is" FROM dispute WHERE id = ?', this.dispute),
      outcome: await one('SELECT outcome AS "is" FROM dispute WHERE id = ?', this.dispute),
      worker: await this.market.notificationCodes(this.worker),
      buyer: await this.market.notificationCodes(this.buyer),
    };
  }

  private async job(testApp: TestApp, job: Type<Job>): Promise<void> {
    await testApp.app.get(job).run((error) => {
      throw error;
    });
  }

  private async idOf(sql: string, of: Id): Promise<Id> {
    const rows = await this.market.testApp.sql<{ id: Id }>(sql, [of]);
    expect(rows).toHaveLength(1);
    return rows[0]?.id as Id;
  }
}

describeOnEachDatabase('a submission lifecycle with each step sent to two processes concurrently', (engine) => {
  let life: Life;
  beforeAll(async () => (life = await Life.build(engine)));
  afterAll(() => life.close());

  const rejected = async () => {
    await life.begin();
    await life.send();
    expect(await life.reject()).toEqual(times(2, 'done'));
  };
  const disputed = async () => {
    await rejected();
    expect(await life.object()).toEqual(['dispute/already-open', 'done']);
  };

  it('continues step by step, and each step happens once', async () => {
    await life.begin();
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10, worker: 0 },
      places: 1,
      claims: 0,
    });
    expect(await life.claim()).toEqual(times(2, 'done'));
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10, worker: 0 },
      places: 0,
      claims: 1,
    });
    expect(await life.send()).toEqual(['done', 'submission/already-submitted']);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10 },
      places: 0,
      claims: 0,
      work: 'pending',
    });
    expect(await life.requestChanges()).toEqual(['done', 'submission/changes-already-asked']);
    expect(await life.resubmitWork()).toEqual(['done', 'submission/no-changes-asked']);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10 },
      places: 0,
      versions: 2,
      work: 'pending',
    });
    expect(await life.reject()).toEqual(times(2, 'done'));
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10, worker: 0 },
      places: 1,
      work: 'rejected',
    });
    expect(await life.object()).toEqual(['dispute/already-open', 'done']);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 0, disputed: 10, worker: 0 },
      places: 0,
    });
    expect(await life.answer('Nine.')).toEqual(['dispute/already-answered', 'done']);
    await life.passWithoutAction(9 * DAY);
    expect(await life.visibleState()).toEqual({
      coins: { buyer: 90, 'buyer held': 0, worker: 10, 'worker held': 0, escrow: 0, disputed: 0, ledgerSum: 0 },
      ...{ places: 0, claims: 0, versions: 2, work: 'accepted', dispute: 'decided', outcome: 'silence' },
      worker: [
        'submission/changes-asked',
        'submission/rejected-with-reason',
        'dispute/answered',
        'dispute/won-by-silence',
      ],
      buyer: ['submission/received', 'submission/revised', 'dispute/opened', 'dispute/lost-by-silence'],
    });
    await life.endsHere();
  });

  it('opens the slot again when the claim expires', async () => {
    await life.begin();
    await life.claim();
    await life.passWithoutAction(HOUR);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10, worker: 0, ledgerSum: 0 },
      ...{ places: 1, claims: 0, worker: [], buyer: [] },
    });
    expect(await life.send()).toEqual(['done', 'submission/already-submitted']);
    expect(await life.visibleState()).toMatchObject({ places: 0, claims: 0, work: 'pending' });
  });

  it('accepts the submission when the buyer does not review it', async () => {
    await life.begin();
    await life.send();
    await life.passWithoutAction(7 * DAY);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 0, worker: 10, ledgerSum: 0 },
      ...{
        places: 0,
        work: 'accepted',
        worker: ['submission/accepted-in-time'],
        buyer: ['submission/received', 'submission/decided-for-you'],
      },
    });
    await life.endsHere();
  });

  it('rejects the submission when the worker does not send the changes, and allows a dispute', async () => {
    await life.begin();
    await life.send();
    await life.requestChanges();
    await life.passWithoutAction(48 * HOUR);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 10, worker: 0, ledgerSum: 0 },
      ...{ places: 1, work: 'rejected', versions: 0 },
      worker: ['submission/changes-asked', 'submission/not-revised'],
      buyer: ['submission/received', 'submission/changes-not-sent'],
    });
    expect(await life.object()).toEqual(['dispute/already-open', 'done']);
    expect(await life.visibleState()).toMatchObject({ coins: { escrow: 0, disputed: 10 }, places: 0 });
  });

  it('accepts the second version when the buyer does not review it', async () => {
    await life.begin();
    await life.send();
    await life.requestChanges();
    life.pass(47 * HOUR);
    await life.resubmitWork();
    await life.passWithoutAction(7 * DAY);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 0, worker: 10, ledgerSum: 0 },
      ...{ places: 0, work: 'accepted', versions: 2 },
      worker: ['submission/changes-asked', 'submission/accepted-in-time'],
      buyer: ['submission/received', 'submission/revised', 'submission/decided-for-you'],
    });
    await life.endsHere();
  });

  it('keeps the rejection when the worker opens no dispute, and nothing moves', async () => {
    await rejected();
    const before = await life.visibleState();
    life.pass(7 * DAY + MINUTE);
    await life.jobs();
    expect(await life.object()).toEqual(times(2, 'dispute/too-late'));
    expect(await life.visibleState()).toEqual(before);
  });

  it('lets an Admin decide the dispute once when the buyer does not answer, and nobody before', async () => {
    await disputed();
    expect(await life.decide()).toEqual(times(2, 'dispute/too-early'));
    const before = await life.visibleState();
    life.pass(48 * HOUR + MINUTE);
    await life.jobs();
    expect(await life.answer('Nine.')).toEqual(times(2, 'dispute/too-late'));
    expect(await life.visibleState()).toEqual(before);
    expect(await life.decide()).toEqual(['dispute/already-decided', 'done']);
    const { coins, outcome, work, places, worker } = await life.visibleState();
    const [won, lost] = [outcome === 'for-worker', outcome === 'for-buyer'];
    expect([won, lost].filter(Boolean)).toHaveLength(1);
    expect({ coins, work, places }).toMatchObject({
      coins: { buyer: 90, disputed: 0, worker: won ? 10 : 0, escrow: won ? 0 : 10, ledgerSum: 0 },
      ...{ work: won ? 'accepted' : 'rejected', places: won ? 0 : 1 },
    });
    expect(worker.slice(1)).toEqual([won ? 'dispute/won' : 'dispute/not-won']);
    life.pass(8 * DAY);
    await life.jobs();
    expect(await life.visibleState()).toMatchObject({ outcome, coins });
  });

  it('pays the submission when the buyer concedes, and the ninth day moves nothing more', async () => {
    await disputed();
    expect(await life.answer(undefined)).toEqual(times(2, 'done'));
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, escrow: 0, disputed: 0, worker: 10, ledgerSum: 0 },
      ...{ places: 0, work: 'accepted', outcome: 'conceded' },
    });
    await life.endsHere();
  });

  it('returns the coins of freed slots when the task ended meanwhile', async () => {
    await life.begin(1);
    await life.send();
    await life.requestChanges();
    life.pass(3 * DAY);
    await life.jobs();
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 100, escrow: 0, worker: 0, ledgerSum: 0 },
      ...{ places: 0, work: 'rejected' },
      buyer: expect.arrayContaining(['task/expired', 'submission/changes-not-sent']) as unknown,
    });
    // From the buyer's available coins: no slot is open any more.
    expect(await life.object()).toEqual(['dispute/already-open', 'done']);
    expect(await life.visibleState()).toMatchObject({ coins: { buyer: 90, disputed: 10 }, places: 0 });
    await life.passWithoutAction(9 * DAY);
    expect(await life.visibleState()).toMatchObject({
      coins: { buyer: 90, disputed: 0, worker: 10, ledgerSum: 0 },
      ...{ work: 'accepted', outcome: 'silence' },
    });
    await life.endsHere();
  });

  describe('at the moment of a deadline', () => {
    const ROUNDS = sized(20, 2);

    it('accepts the second version, or rejects the submission without it', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await life.begin();
        await life.send();
        await life.requestChanges();
        life.pass(48 * HOUR + MINUTE);
        const version = { submissionId: life.work, workerId: life.worker, detail: 'All ten.', pictures: [] };
        const sent = await life.meanwhile(
          ResubmitWork,
          (service) => service.execute(version),
          DecideOverdueSubmissions,
        );
        const [inTime, late] = [
          { work: 'pending', versions: 2, places: 0, buyer: ['submission/received', 'submission/revised'] },
          { work: 'rejected', versions: 0, places: 1, buyer: ['submission/received', 'submission/changes-not-sent'] },
        ];
        expect(await life.visibleState()).toMatchObject(sent === 'done' ? inTime : late);
        expect(['done', 'submission/no-changes-asked']).toContain(sent);
      }
    });

    it('applies the automatic acceptance, and not the buyer’s rejection', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await life.begin();
        await life.send();
        life.pass(7 * DAY + MINUTE);
        const verdict = { status: 'rejected', reason: 'Nine.' } as const;
        const review = { submissionId: life.work, buyerId: life.buyer, verdict };
        const made = await life.meanwhile(
          ReviewSubmission,
          (service) => service.execute(review),
          DecideOverdueSubmissions,
        );
        expect(['submission/review-over', 'submission/already-reviewed']).toContain(made);
        expect(await life.visibleState()).toMatchObject({
          coins: { escrow: 0, worker: 10 },
          places: 0,
          work: 'accepted',
          worker: ['submission/accepted-in-time'],
        });
      }
    });

    it('pays a dispute once, by an Admin’s decision or automatically', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await disputed();
        life.pass(9 * DAY + MINUTE);
        const ruling = { disputeId: life.dispute, adminId: life.admin, outcome: 'for-buyer', reason: 'Nine.' } as const;
        const made = await life.meanwhile(DecideDispute, (service) => service.execute(ruling), PayUndecidedDisputes);
        expect(['done', 'dispute/already-decided']).toContain(made);
        expect(await life.visibleState()).toMatchObject(
          made === 'done'
            ? { coins: { escrow: 10, disputed: 0, worker: 0 }, places: 1, work: 'rejected', outcome: 'for-buyer' }
            : { coins: { escrow: 0, disputed: 0, worker: 10 }, places: 0, work: 'accepted', outcome: 'silence' },
        );
      }
    });
  });
});
