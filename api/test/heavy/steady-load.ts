import { setTimeout as pause } from 'node:timers/promises';
import { type Answer } from '../support/api';
import { actions, idOf } from '../support/actions';
import { type Person } from '../support/person';
import { until } from '../support/processes';
import { type TestEnvironment } from '../support/test-environment';

/** The access cookie lives fifteen minutes. */
const REFRESH_AFTER_MS = 5 * 60_000;

/** A buyer and a worker who repeat a cycle: browse, buy, post, submit, decide, browse again. One request per step. */
class Couple {
  private step = 0;
  private task = '';
  private submission = '';
  private refreshedAt = Date.now();
  private readonly toRefresh: Person[] = [];

  constructor(
    private readonly buyer: Person,
    private readonly worker: Person,
  ) {}

  private readonly round: readonly (() => Promise<Answer>)[] = [
    () => this.worker.get('/task'),
    () => actions.buy(this.buyer, 10),
    () => this.buyer.get(`/wallet/statement?${this.buyer.self}`),
    async () => this.check('task', await actions.post(this.buyer, { payableAmount: 10 })),
    () => this.worker.get(`/task/${this.task}`),
    () => this.worker.get('/user/bestworker'),
    async () => this.check('submission', await actions.submit(this.worker, this.task)),
    () => this.buyer.get(`/overview/buyer?${this.buyer.self}`),
    () => actions.review(this.buyer, this.submission, 'accepted'),
    () => this.worker.get(`/notification?${this.worker.self}`),
    () => this.worker.get(`/submission/worker?${this.worker.self}`),
    () => this.worker.get(`/overview/worker?${this.worker.self}`),
  ];

  /** Sends the next request. */
  async go(): Promise<Answer> {
    if (Date.now() - this.refreshedAt > REFRESH_AFTER_MS) {
      this.refreshedAt = Date.now();
      this.toRefresh.push(this.buyer, this.worker);
    }
    const person = this.toRefresh.pop();
    if (person) return person.post('/auth/refresh');
    const next = this.round[this.step % this.round.length] as () => Promise<Answer>;
    this.step += 1;
    return next();
  }

  private check(what: 'task' | 'submission', answer: Answer): Answer {
    this[what] = idOf(answer);
    return answer;
  }
}

/** A constant rate of requests over the whole time; a late request is sent as soon as a client is free. */
export class SteadyLoad {
  sent = 0;
  /** Moments at which all clients still waited for an answer. */
  late = 0;
  readonly refused: string[] = [];

  private readonly idle: Couple[];
  private onIdle: ((couple: Couple) => void) | undefined;

  private constructor(private readonly couples: readonly Couple[]) {
    this.idle = [...couples];
  }

  static async join(testEnv: TestEnvironment, count: number): Promise<SteadyLoad> {
    const [buyers, workers] = await Promise.all([testEnv.people(count, 'Buyer'), testEnv.people(count, 'Worker')]);
    return new SteadyLoad(buyers.map((buyer, index) => new Couple(buyer, workers[index] as Person)));
  }

  /** Sends `perSecond` requests a second for this long, and waits for the last answer. */
  async run(perSecond: number, seconds: number): Promise<void> {
    const begin = Date.now();
    for (let tick = 0; tick < perSecond * seconds; tick += 1) {
      const wait = begin + (tick * 1000) / perSecond - Date.now();
      if (wait > 0) await pause(wait);
      void this.send(await this.nextIdle());
    }
    await until(() => this.idle.length === this.couples.length, 60_000, 'everybody has an answer');
  }

  private async nextIdle(): Promise<Couple> {
    const couple = this.idle.shift();
    if (couple) return couple;
    this.late += 1;
    return new Promise((resolve) => (this.onIdle = resolve));
  }

  private async send(couple: Couple): Promise<void> {
    this.sent += 1;
    const answer = await couple.go().catch((error: Error) => error);
    if (answer instanceof Error) this.refused.push(answer.message);
    else if (!answer.ok) this.refused.push(`${answer.status} ${answer.text}`);
    const { onIdle } = this;
    this.onIdle = undefined;
    if (onIdle) onIdle(couple);
    else this.idle.push(couple);
  }
}
