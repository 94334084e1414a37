import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Acknowledged } from '../support/acknowledged';
import { type Answer } from '../support/api';
import { actions, idOf } from '../support/actions';
import { type Person } from '../support/person';
import { type TestEnvironment } from '../support/test-environment';

const TIMEOUT_MS = 120_000;

/** Buyers and workers who send everything under a key until it is acknowledged, and record what was. */
export class MoneyClients {
  readonly acknowledged: Acknowledged[] = [];
  private readonly times: number[] = [];
  readonly statuses = new Map<number, number>();
  private going = false;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(private readonly pairs: readonly (readonly [Person, Person])[]) {}

  static async join(testEnv: TestEnvironment, count: number): Promise<MoneyClients> {
    const buyers = await testEnv.people(count / 2, 'Buyer', { coins: 10_000_000 });
    const workers = await testEnv.people(count / 2, 'Worker');
    return new MoneyClients(buyers.map((buyer, index) => [buyer, workers[index] as Person]));
  }

  begin(): void {
    this.going = true;
    this.work = Promise.all(
      this.pairs.map(async ([buyer, worker]) => {
        while (this.going) await this.business(buyer, worker);
      }),
    );
    // A rejection is reported to the caller that ends it.
    this.work.catch(() => undefined);
  }

  /** Waits for the next acknowledged change; returns the milliseconds until then. */
  async nextAcknowledged(): Promise<number> {
    const [began, before] = [Date.now(), this.acknowledged.length];
    const failed = this.work.then(() => {
      throw new Error('The clients have stopped.');
    });
    while (this.acknowledged.length === before) await Promise.race([pause(5), failed]);
    return Date.now() - began;
  }

  /** Milliseconds without an acknowledgement, from then until the last change. */
  longestGapSince(began: number): number {
    const times = [began, ...this.times.filter((time) => time > began)];
    return Math.max(...times.map((time, index) => time - (times[index - 1] ?? began)));
  }

  /** Every client has the answer to all of its requests. */
  async end(): Promise<void> {
    this.going = false;
    await this.work;
  }

  private record(change: Acknowledged): void {
    this.acknowledged.push(change);
    this.times.push(Date.now());
  }

  private async business(buyer: Person, worker: Person): Promise<void> {
    const task = idOf(await this.retryUntilDone((key) => actions.post(buyer, { payableAmount: 200 }, key)));
    this.record({ made: `task ${task}`, moved: { kind: 'task-posted', reference: task } });
    const work = idOf(await this.retryUntilDone((key) => actions.submit(worker, task, key)));
    this.record({ made: `submission ${work}` });
    await this.retryUntilDone((key) => actions.review(buyer, work, 'accepted', key));
    this.record({ moved: { kind: 'submission-accepted', reference: work } });
    const payout = idOf(await this.retryUntilDone((key) => actions.withdraw(worker, 200, key)));
    this.record({
      made: `withdrawal ${payout}`,
      moved: { kind: 'withdrawal-requested', reference: payout },
    });
  }

  private async retryUntilDone(call: (key: Record<string, string>) => Promise<Answer>): Promise<Answer> {
    const key = { 'idempotency-key': randomUUID() };
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await call(key).catch(() => undefined);
      const status = answer?.status ?? 0;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (answer?.ok) return answer;
      if (answer && status < 500) throw new Error(`refused: ${status} ${answer.text}`);
      if (Date.now() > end) throw new Error(`not done in ${TIMEOUT_MS} ms: ${status} ${answer?.text}`);
      await pause(20 + Math.random() * 50);
    }
  }
}
