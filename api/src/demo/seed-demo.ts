import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplicationContext, type Type } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Config } from '../config';
import { OwnKeys } from '../contexts/integrations/application/own-keys';
import { PostBatch } from '../contexts/batches/application/post-batch';
import { PostDueBatches } from '../contexts/batches/application/post-due-batches';
import { RowReader } from '../contexts/batches/application/read-rows';
import { Batches } from '../contexts/batches/application/batches';
import { CloseDays } from '../contexts/books';
import { AnswerDispute } from '../contexts/disputes/application/answer-dispute';
import { DecideDispute } from '../contexts/disputes/application/decide-dispute';
import { OpenDispute } from '../contexts/disputes/application/open-dispute';
import { IdentityProvider, type PreparedPassword } from '../contexts/identity/application/identity-provider';
import { Membership, SavePerson } from '../contexts/identity';
import { StorePicture } from '../contexts/images';
import { Inbox } from '../contexts/messages';
import { SendMessage } from '../contexts/messages/application/send-message';
import { BuyCoins } from '../contexts/payments/application/buy-coins';
import { ClaimPayoutBatch } from '../contexts/cash-out/application/claim-payout-batch';
import { ImportPayoutResults } from '../contexts/cash-out/application/import-payout-results';
import { OwnFilters } from '../contexts/tasks/application/own-filters';
import { NotifyMatchingTasks } from '../contexts/tasks/application/notify-matching-tasks';
import { RequestChanges } from '../contexts/submissions/application/request-changes';
import { ClaimSlot } from '../contexts/submissions/application/claim-slot';
import { DecideOverdueSubmissions } from '../contexts/submissions/application/decide-overdue-submissions';
import { ReviewSubmission } from '../contexts/submissions/application/review-submission';
import { ResubmitWork } from '../contexts/submissions/application/resubmit-work';
import { SubmitWork } from '../contexts/submissions/application/submit-work';
import { OwnTemplates } from '../contexts/tasks/application/own-templates';
import { DeleteTask } from '../contexts/tasks/application/delete-task';
import { ExpireTasks } from '../contexts/tasks/application/expire-tasks';
import { PostTask } from '../contexts/tasks/application/post-task';
import { TaskReviews } from '../contexts/tasks/application/task-reviews';
import { DEFAULT_TERMS } from '../contexts/tasks/domain/task';
import { COMMIT_HORIZON_MS, Wallets } from '../contexts/wallet';
import { CancelWithdrawal } from '../contexts/cash-out/application/cancel-withdrawal';
import { DecideWithdrawal } from '../contexts/cash-out/application/decide-withdrawal';
import { RequestWithdrawal } from '../contexts/cash-out/application/request-withdrawal';
import { calendarDay, Clock, daysAfter, endOfDay, DAY_MS } from '../kernel/clock';
import { coins } from '../kernel/coins';
import { type Id, newId } from '../kernel/ids';
import { UnitOfWork } from '../kernel/unit-of-work';
import { Database } from '../platform/database/database';
import { type DemoClock } from '../platform/demo-clock';
import { DeleteRateWindows } from '../platform/limits/delete-rate-windows';
import { type Job } from '../platform/scheduler/job';
import {
  BATCH,
  CLAIM,
  CLOSED_DAYS,
  DELETED,
  EXPIRED,
  FILTERS,
  FILTERS_KEPT,
  FILTERS_LOOKED,
  KEY,
  MESSAGES,
  NEWCOMERS,
  NOTICES_READ,
  OPENING,
  PAYOUTS,
  PURCHASES,
  SILENCES,
  TASKS,
  TEMPLATES,
  WORK,
} from './demo-data';
import { DemoProgress, type Progress, LeaseLost } from './demo-progress';
import { DEMONSTRATION } from './demonstration-people';
import { portrait, scene } from './pictures';

const MINUTES_OF_DAY = 24 * 60;

/** Polling interval of a process that lost its turn. */
const POLL_INTERVAL_MS = 200;

/** Steps per transaction. */
const BATCH_SIZE = 50;

/** Set in every task, so that the owner's settings do not decide demo submissions earlier. */
const REVIEW_DAYS = 7;

interface NewDemoUser {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** An event, `ago` days before today began. */
interface TimedEvent {
  readonly ago: number;
  readonly happens: () => Promise<unknown>;
  /** Whether later events need it committed. */
  readonly commits?: boolean;
}

const event = (ago: number, happens: () => Promise<unknown>, commits = false): TimedEvent => ({
  ago,
  happens,
  commits,
});

/**
 * Inserts demo data by the product's use cases: the demo users, and on the first run weeks of tasks, submissions,
 * disputes and payouts. Several steps share a transaction, so that after a crash the next process continues. Does
 * nothing where all data exist.
 */
export async function seedDemo(app: INestApplicationContext): Promise<void> {
  const progress = new DemoProgress(app.get(Database, { strict: false }), app.get(UnitOfWork, { strict: false }));
  const demonstration = new Demonstration(app, progress);
  for (;;) {
    const known = await progress.read();
    if (known === 'over') return;
    try {
      return await demonstration.play(known);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      await pause(POLL_INTERVAL_MS);
    }
  }
}

class Demonstration {
  private readonly clock: DemoClock;
  /**
   * Start of the day that the books count as today. So each event is the same number of calendar days back, whatever
   * the time of day.
   */
  private today: number;
  private made = new Map<string, Id>();
  private readonly passwords = new Map<string, PreparedPassword>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly progress: DemoProgress,
  ) {
    this.clock = this.get(Clock) as DemoClock;
    const { timeZone } = this.get(Config);
    this.today = endOfDay(daysAfter(calendarDay(this.clock.now() - COMMIT_HORIZON_MS, timeZone), -1), timeZone);
  }

  /** Throws LeaseLost. */
  async play(known: Progress | undefined): Promise<void> {
    if (!known) {
      // Demo data from before progress was stored.
      if (await this.get(IdentityProvider).findByEmail(DEMONSTRATION[0]?.email ?? '')) return;
      await this.progress.begin({ today: this.today, steps: 0, made: {} });
    }
    this.today = known?.today ?? this.today;
    this.made = new Map(Object.entries(known?.made ?? {}));
    await this.preparePasswords();
    const events = this.events();
    for (let steps = known?.steps ?? 0; steps < events.length;) {
      const group = groupFrom(events, steps);
      steps += group.length;
      await this.past(group[0]?.ago ?? 0, () =>
        this.progress.step(async () => {
          for (const { ago, happens } of group) await this.past(ago, happens);
          if (steps === events.length) return undefined;
          return { today: this.today, steps, made: Object.fromEntries(this.made) };
        }),
      );
    }
  }

  private past<T>(ago: number, work: () => Promise<T>): Promise<T> {
    return this.clock.at(this.today - ago * DAY_MS, work);
  }

  /** Ids increase with creation, and lists are sorted by id. So events are created in order. */
  private events(): readonly TimedEvent[] {
    const events = [
      ...this.arrivals(),
      ...this.purchases(),
      ...this.postings(),
      ...this.batch(),
      ...this.work(),
      ...this.payouts(),
      ...this.belongings(),
      ...this.notices(),
      ...this.doneByTheServer(),
    ];
    return events.sort((one, other) => other.ago - one.ago);
  }

  private arrivals(): TimedEvent[] {
    const count = { Worker: 0, Buyer: 1 };
    const known = DEMONSTRATION.map((person, index) => event(OPENING, () => this.join(person, index)));
    const newcomers = NEWCOMERS.map(({ name, role, joined }, index) => {
      const email = `${role.toLowerCase()}-${(count[role] += 1)}@kaaj.example`;
      return event(joined, () => this.join({ email, name, role }, DEMONSTRATION.length + index));
    });
    return [...known, ...newcomers];
  }

  private async join({ email, name, role }: NewDemoUser, index: number): Promise<void> {
    const password = (this.passwords.get(email) ?? this.passwords.get('')) as PreparedPassword;
    const { id: identityId } = await this.get(IdentityProvider).createAccount({ email, password, verified: true });
    const image = await this.get(StorePicture).execute(
      { id: identityId, network: '' },
      await portrait(63 + index * 53),
    );
    const first = role === 'Admin' ? 'Worker' : role;
    const profile = { identityId, email, provider: 'password', name, image, role: first } as const;
    const { id } = await this.get(SavePerson).execute(profile);
    if (role === 'Admin') await this.get(Membership).appoint(id, 'Admin');
    this.made.set(name, id);
  }

  /** Random passwords for the others. Hashing is slow and must not be part of a transaction. */
  private async preparePasswords(): Promise<void> {
    if (this.passwords.size > 0) return;
    const identities = this.get(IdentityProvider);
    const others = { email: '', password: `aA${randomBytes(24).toString('base64url')}` };
    await Promise.all(
      [...DEMONSTRATION, others].map(async ({ email, password }) =>
        this.passwords.set(email, await identities.preparePassword(password)),
      ),
    );
  }

  /** With a real payment gateway purchases need payments; the coins then come as a correction. */
  private purchases(): TimedEvent[] {
    const isSandbox = !this.get(Config).stripe;
    return PURCHASES.map(({ by, coins: coin, made }) =>
      event(made, async () => {
        const buyerId = this.id(by);
        const buyerEmail = DEMONSTRATION.find(({ name }) => name === by)?.email ?? '';
        if (isSandbox) return this.get(BuyCoins).execute({ buyerId, buyerEmail, coins: coin, key: undefined });
        const before = await this.get(Wallets).spendable(buyerId);
        return this.get(Wallets).correct({ personId: buyerId, coin: before + coin, reference: newId() });
      }),
    );
  }

  private postings(): TimedEvent[] {
    return TASKS.map(
      ({ key, by, posted, motif, days, slots, payable, reviewDays = REVIEW_DAYS, link, ...task }, index) =>
        event(posted, async () => {
          const { title, detail, submissionInfo, category, allowanceMinutes } = task;
          const { id } = await this.get(PostTask).execute({
            ...DEFAULT_TERMS,
            ...{ title, detail, submissionInfo, category, allowanceMinutes, reviewDays, slots },
            ...(link && { proof: { ...DEFAULT_TERMS.proof, link } }),
            buyerId: this.id(by),
            payable: coins(payable),
            completionDate: this.day(days),
            imageUrl: await this.picture(by, motif, index),
          });
          await this.approve(id);
          this.made.set(taskOf(key), id);
        }),
    );
  }

  /** Approves it where the owner's settings require reviews of first tasks. */
  private async approve(id: Id): Promise<void> {
    const reviews = this.get(TaskReviews);
    const posting = await reviews.find(id);
    if (posting?.review === 'waiting') await reviews.approve(posting, 'open');
  }

  private batch(): TimedEvent[] {
    const { by, posted, days, rows, gold, motif, payable, work: _, ...template } = BATCH;
    const taken = event(posted, async () => {
      const buyerId = this.id(by);
      const draft = {
        ...DEFAULT_TERMS,
        ...template,
        ...{ buyerId, payable: coins(payable), reviewDays: REVIEW_DAYS, completionDate: this.day(days) },
        imageUrl: await this.picture(by, motif, TASKS.length),
      };
      const text = rows.map((row) => row.join(',')).join('\n');
      const read = await this.get(RowReader).read({ text, format: 'csv', gold }, draft, buyerId);
      const batch = await this.get(PostBatch).execute(draft, { max: draft.slots, adaptive: undefined }, read);
      await this.approve(batch.id);
      this.made.set('batch', batch.id);
    });
    const postedByTheServer = event(posted - 0.001, async () => {
      await this.turn(PostDueBatches);
      const batches = this.get(Batches);
      const batch = await batches.find(this.id('batch'));
      const tasks = batch ? await batches.posted(batch, 0, batch.tasks) : [];
      for (const [index, { taskId }] of tasks.entries()) this.made.set(taskOf(index + 1), taskId);
    });
    return [taken, postedByTheServer];
  }

  private work(): TimedEvent[] {
    return WORK.flatMap((each) => {
      const { by, task, sent, took, decided, rejected, changes, dispute } = each;
      const work = `${by} ${task}`;
      const posted = TASKS.find(({ key }) => key === task) ?? { by: BATCH.by, work: BATCH.work[Number(task) - 1] };
      const detail = each.work ?? posted.work ?? '';
      const buyerId = () => this.id(posted.by);
      const submissionId = () => this.id(work);
      const events: TimedEvent[] = [];
      const add = (...args: Parameters<typeof event>) => events.push(event(...args));
      if (took !== undefined) add(sent + took / MINUTES_OF_DAY, () => this.claim(by, task));
      add(sent, async () => {
        const { _id } = await this.get(SubmitWork).execute({
          ...{ taskId: this.id(taskOf(task)), workerId: this.id(by), role: 'Worker', detail },
        });
        this.made.set(work, _id);
      });
      if (changes) {
        const { at, note, sent: second } = changes;
        add(at, () => this.get(RequestChanges).execute({ submissionId: submissionId(), buyerId: buyerId(), note }));
        if (second)
          add(second.at, () =>
            this.get(ResubmitWork).execute({
              ...{ submissionId: submissionId(), workerId: this.id(by), detail: second.work, pictures: [] },
            }),
          );
      }
      if (decided !== undefined) {
        const verdict = rejected ? ({ status: 'rejected', ...rejected } as const) : ({ status: 'accepted' } as const);
        add(decided, () =>
          this.get(ReviewSubmission).execute({ submissionId: submissionId(), buyerId: buyerId(), verdict }),
        );
      }
      if (!dispute) return events;
      const { opened, statement, answered, decided: ruling } = dispute;
      const disputeId = () => this.id(`dispute ${work}`);
      add(opened, async () => {
        const { id } = await this.get(OpenDispute).execute({
          ...{ submissionId: submissionId(), workerId: this.id(by), statement, pictures: [] },
        });
        this.made.set(`dispute ${work}`, id);
      });
      if (answered)
        add(answered.at, () =>
          this.get(AnswerDispute).execute({
            ...{ disputeId: disputeId(), buyerId: buyerId(), statement: answered.statement },
          }),
        );
      if (ruling) {
        const { at, outcome, reason } = ruling;
        add(at, () =>
          this.get(DecideDispute).execute({ disputeId: disputeId(), adminId: this.admin(), outcome, reason }),
        );
      }
      return events;
    });
  }

  private payouts(): TimedEvent[] {
    return PAYOUTS.flatMap(([by, amount, paymentSystem, accountNumber, became], index) => {
      const withdrawalId = () => this.id(`withdrawal ${index}`);
      const events: TimedEvent[] = [];
      const add = (ago: number | undefined, happens: () => Promise<unknown>, commits = false) => {
        if (ago !== undefined) events.push(event(ago, happens, commits));
      };
      add(
        became.asked,
        async () => {
          const wish = { coins: coins(amount), paymentSystem, accountNumber, fresh: true };
          const { id } = await this.get(RequestWithdrawal).execute({ workerId: this.id(by), ...wish });
          this.made.set(`withdrawal ${index}`, id);
        },
        true,
      );
      add(became.cancelled, () =>
        this.get(CancelWithdrawal).execute({ withdrawalId: withdrawalId(), workerId: this.id(by) }),
      );
      const decide = (status: 'accepted' | 'rejected', reason?: string) => () =>
        this.get(DecideWithdrawal).execute({ withdrawalId: withdrawalId(), adminId: this.admin(), status, reason });
      add(became.rejected?.at, decide('rejected', became.rejected?.reason));
      add(became.accepted, decide('accepted'));
      const tell = (state: string, reason = '') =>
        this.get(ImportPayoutResults).execute({
          adminId: this.admin(),
          csv: `payout,reference,state,reason\n${withdrawalId()},DEMO${withdrawalId().slice(-8)},${state},${reason}`,
        });
      add(became.sent, async () => {
        await this.get(ClaimPayoutBatch).execute({ adminId: this.admin(), rail: paymentSystem });
        await tell('sent');
      });
      add(became.confirmed, () => tell('confirmed'));
      add(became.failed?.at, () => tell('failed', became.failed?.reason));
      return events;
    });
  }

  /** Saved filters, templates and keys. */
  private belongings(): TimedEvent[] {
    const worker = () => this.playing('Worker');
    const buyer = () => this.playing('Buyer');
    return [
      ...FILTERS.map((filter) =>
        event(FILTERS_KEPT, () => this.get(OwnFilters).create({ ...filter, workerId: worker() })),
      ),
      ...TEMPLATES.map(({ kept, ...template }) =>
        event(kept, () => this.get(OwnTemplates).create({ ...template, buyerId: buyer() })),
      ),
      event(KEY.made, () => this.get(OwnKeys).create({ ...KEY, personId: buyer() })),
      event(CLAIM.at, () => this.claim(CLAIM.by, CLAIM.task)),
      event(DELETED.at, () => {
        const by = TASKS.find(({ key }) => key === DELETED.task)?.by ?? '';
        const deletion = { taskId: this.id(taskOf(DELETED.task)), personId: this.id(by), role: 'Buyer' } as const;
        return this.get(DeleteTask).execute(deletion);
      }),
    ];
  }

  private notices(): TimedEvent[] {
    const read = DEMONSTRATION.map(({ name }) => event(NOTICES_READ, () => this.get(Inbox).markRead(this.id(name))));
    const sent = MESSAGES.map(({ to, at, message: text }) =>
      event(at, () => {
        const toEmail = DEMONSTRATION.find(({ role }) => role === to)?.email ?? '';
        return this.get(SendMessage).execute({ adminId: this.admin(), toEmail, text });
      }),
    );
    return [...read, ...sent];
  }

  private doneByTheServer(): TimedEvent[] {
    const days = Array.from({ length: CLOSED_DAYS }, (_, index) => CLOSED_DAYS - 1 - index);
    return [
      ...SILENCES.map((ago) => event(ago, () => this.turn(DecideOverdueSubmissions))),
      event(EXPIRED, () => this.turn(ExpireTasks)),
      ...FILTERS_LOOKED.map((ago) => event(ago, () => this.turn(NotifyMatchingTasks))),
      event(0, () => this.turn(DeleteRateWindows)),
      ...days.map((day) => event(day - COMMIT_HORIZON_MS / DAY_MS, () => this.turn(CloseDays))),
    ];
  }

  /** Runs due work. */
  private async turn(type: Type<Job>): Promise<void> {
    const fail = (error: unknown) => {
      throw error;
    };
    while (await this.get(type).run(fail));
  }

  private claim(by: string, task: string | number): Promise<unknown> {
    const wish = { taskId: this.id(taskOf(task)), workerId: this.id(by), role: 'Worker' } as const;
    return this.get(ClaimSlot).execute(wish);
  }

  private async picture(by: string, motif: Parameters<typeof scene>[0], index: number): Promise<string> {
    return this.get(StorePicture).execute({ id: this.id(by), network: '' }, await scene(motif, 30 + index * 57));
  }

  /** The day `days` from today. */
  private day(days: number): string {
    return daysAfter(calendarDay(this.today, this.get(Config).timeZone), days);
  }

  private playing(role: Role): Id {
    return this.id(DEMONSTRATION.find((person) => person.role === role)?.name ?? role);
  }

  private admin(): Id {
    return this.playing('Admin');
  }

  private id(name: string): Id {
    const id = this.made.get(name);
    if (id === undefined) throw new Error(`Nothing of the demonstration is called ${name}.`);
    return id;
  }

  private get<T>(type: Type<T> | (abstract new (...args: never[]) => T)): T {
    return this.app.get(type, { strict: false });
  }
}

/** Events of one transaction, since each commit waits for the disk. */
function groupFrom(events: readonly TimedEvent[], start: number): readonly TimedEvent[] {
  const group = events.slice(start, start + BATCH_SIZE);
  const commit = group.findIndex(({ commits }) => commits);
  return commit < 0 ? group : group.slice(0, commit + 1);
}

const taskOf = (key: string | number) => `task ${key}`;
