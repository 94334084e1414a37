import { randomBytes } from 'node:crypto';
import { type INestApplicationContext, type Type } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Config } from '../config';
import { IdentityProvider } from '../contexts/identity/application/identity-provider';
import { EmailAlreadyInUse, Membership, type Person, SavePerson } from '../contexts/identity';
import { StorePicture } from '../contexts/images';
import { Inbox } from '../contexts/notifications';
import { CloseDays } from '../contexts/books';
import { BuyCoins } from '../contexts/payments/application/buy-coins';
import { ReviewSubmission } from '../contexts/submissions/application/review-submission';
import { SubmitWork } from '../contexts/submissions/application/submit-work';
import { PostTask } from '../contexts/tasks/application/post-task';
import { USUAL_TERMS } from '../contexts/tasks/domain/task';
import { Wallets } from '../contexts/wallet';
import { TakeBatch } from '../contexts/payouts/application/take-batch';
import { TakeReferences } from '../contexts/payouts/application/take-references';
import { DecideWithdrawal } from '../contexts/withdrawals/application/decide-withdrawal';
import { RequestWithdrawal } from '../contexts/withdrawals/application/request-withdrawal';
import { calendarDay, Clock } from '../kernel/clock';
import { coins } from '../kernel/coins';
import { type Id, newId } from '../kernel/ids';
import { UnitOfWork } from '../kernel/unit-of-work';
import { type DemoClock } from '../platform/demo-clock';
import { JobLeases } from '../platform/scheduler/job-leases';
import { DEMONSTRATION } from './demonstration-people';
import { NOTICES_READ, OPENING, PAYOUTS, PURCHASES, TASKS, WORK, WORKERS } from './cast';
import { type Motif, portrait, scene } from './pictures';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From what somebody asks to its decision, in days. */
const THREE_HOURS = 1 / 8;

const PACKAGE = 1_000;

const PROOF = 'Done as described. You find everything here: https://example.com/kaaj-demonstration';

interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** Something that happened, `ago` days before today. */
interface Happening {
  readonly ago: number;
  readonly happens: () => Promise<unknown>;
}

/**
 * Fills an installation in demonstration mode, by the same use cases that people go through: the three people everybody may
 * sign in as, and on the first run some weeks of tasks, work on them and payouts. Does nothing where they are there already.
 */
export async function seedDemo(app: INestApplicationContext): Promise<void> {
  await new Demonstration(app).play();
}

class Demonstration {
  private readonly clock: DemoClock;
  private readonly today: number;
  private readonly cast = new Map<string, Person>();
  private readonly tasks = new Map<Motif, Id>();
  private hue = 10;

  constructor(private readonly app: INestApplicationContext) {
    this.clock = this.get(Clock) as DemoClock;
    this.today = this.clock.now();
  }

  async play(): Promise<void> {
    // No other process closes the days that are just being filled. The lease is long enough for all of it.
    await this.get(JobLeases).take(this.get(CloseDays).name);
    for (const person of DEMONSTRATION) await this.past(OPENING, () => this.join(person));
    // Somebody else's first run made them, or is just making them.
    if (this.cast.size < DEMONSTRATION.length) return;
    const events = [
      ...this.purchases(),
      ...this.arrivals(),
      ...this.postings(),
      ...this.work(),
      ...this.payouts(),
      ...this.readings(),
    ];
    // Ids grow with every one that is made: who reads by id reads by time.
    for (const { ago, happens } of events.sort((one, other) => other.ago - one.ago)) await this.past(ago, happens);
  }

  private async join({ email, password, name, role }: Newcomer): Promise<void> {
    this.hue += 53;
    const identities = this.get(IdentityProvider);
    // A start after the first one does not wait for passwords that nobody keeps.
    if (await identities.findByEmail(email)) return;
    try {
      const prepared = await identities.preparePassword(password);
      const { id: identityId } = await identities.createAccount({ email, password: prepared, verified: true });
      const image = await this.get(StorePicture).execute({ id: identityId, network: '' }, await portrait(this.hue));
      const first = role === 'Admin' ? 'Worker' : role;
      const profile = { identityId, email, provider: 'password', name, image, role: first } as const;
      const person = await this.get(SavePerson).execute(profile);
      if (role === 'Admin') await this.get(Membership).promote(person.id);
      this.cast.set(name, person);
    } catch (error) {
      if (!(error instanceof EmailAlreadyInUse)) throw error;
    }
  }

  /** With a real payment service nothing is bought without paying; the coins then come as a correction. */
  private purchases(): Happening[] {
    const { id: buyerId, email: buyerEmail } = this.playing('Buyer');
    if (this.get(Config).stripe) {
      const correction = { personId: buyerId, coin: PURCHASES.length * PACKAGE, reference: newId() };
      return [
        { ago: PURCHASES[0], happens: () => this.get(UnitOfWork).run(() => this.get(Wallets).correct(correction)) },
      ];
    }
    return PURCHASES.map((ago) => ({
      ago,
      happens: () => this.get(BuyCoins).execute({ buyerId, buyerEmail, coins: PACKAGE, key: undefined }),
    }));
  }

  private arrivals(): Happening[] {
    return WORKERS.map(({ name, joined }, index) => ({
      ago: joined,
      happens: () => {
        const password = `aA${randomBytes(24).toString('base64url')}`;
        return this.join({ email: `worker-${index + 1}@kaaj.example`, password, name, role: 'Worker' });
      },
    }));
  }

  private postings(): Happening[] {
    const { id: buyerId } = this.playing('Buyer');
    return TASKS.map(({ title, detail, submissionInfo, slots, payable, posted, days, motif, ...kind }, index) => ({
      ago: posted,
      happens: async () => {
        const imageUrl = await this.get(StorePicture).execute(
          { id: buyerId, network: '' },
          await scene(motif, 30 + index * 57),
        );
        const completionDate = calendarDay(this.today + days * DAY_MS, this.get(Config).timeZone);
        const texts = { title, detail, submissionInfo, completionDate, imageUrl };
        const offer = { slots, payable: coins(payable), ...USUAL_TERMS, ...kind };
        const { id } = await this.get(PostTask).execute({ ...texts, ...offer, buyerId });
        this.tasks.set(motif, id);
      },
    }));
  }

  private work(): Happening[] {
    const { id: buyerId } = this.playing('Buyer');
    const { name: demonstrationWorker } = this.playing('Worker');
    return WORK.map(({ by = demonstrationWorker, task, sent, decided }) => ({
      ago: sent,
      // In one piece: work of weeks ago that waits is accepted by the server as soon as its scheduler sees it.
      happens: () =>
        this.get(UnitOfWork).run(async () => {
          const work = { taskId: this.tasks.get(task) as Id, workerId: this.person(by).id, detail: PROOF };
          const { _id: submissionId } = await this.get(SubmitWork).execute({ ...work, role: 'Worker' });
          if (!decided) return;
          await this.past(sent - THREE_HOURS, () =>
            this.get(ReviewSubmission).execute({ submissionId, buyerId, verdict: decided }),
          );
        }),
    }));
  }

  private payouts(): Happening[] {
    const { id: adminId } = this.playing('Admin');
    return PAYOUTS.map(({ by, coins: amount, asked, paid }) => ({
      ago: asked,
      happens: async () => {
        const wish = { coins: coins(amount), paymentSystem: 'bkash', accountNumber: '01700000000' } as const;
        const { id: withdrawalId } = await this.get(RequestWithdrawal).execute({
          workerId: this.person(by).id,
          fresh: true,
          ...wish,
        });
        if (!paid) return;
        await this.past(asked - THREE_HOURS, () =>
          this.get(UnitOfWork).run(async () => {
            await this.get(DecideWithdrawal).execute({ withdrawalId, adminId, status: 'accepted' });
            await this.get(TakeBatch).execute({ adminId, rail: wish.paymentSystem });
            const reference = `DEMO${withdrawalId.slice(-8)}`;
            const csv = `payout,reference,state\n${withdrawalId},${reference},confirmed`;
            await this.get(TakeReferences).execute({ adminId, csv });
          }),
        );
      },
    }));
  }

  private readings(): Happening[] {
    return DEMONSTRATION.map(({ name }) => ({
      ago: NOTICES_READ,
      happens: () => this.get(Inbox).markRead(this.person(name).id),
    }));
  }

  private past<T>(ago: number, work: () => Promise<T>): Promise<T> {
    return this.clock.at(this.today - ago * DAY_MS, work);
  }

  private playing(role: Role): Person {
    return this.person(DEMONSTRATION.find((person) => person.role === role)?.name ?? role);
  }

  private person(name: string): Person {
    const person = this.cast.get(name);
    if (!person) throw new Error(`Nobody is called ${name}.`);
    return person;
  }

  private get<T>(type: Type<T> | (abstract new () => T)): T {
    return this.app.get(type, { strict: false });
  }
}
