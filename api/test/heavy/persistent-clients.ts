import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { availableOf } from '../../src/contexts/wallet';
import { type Answer } from '../support/api';
import { actions, idOf } from '../support/actions';
import { balanceOf } from '../support/ledger';
import { type Sql } from '../support/sql';
import { type Person } from '../support/person';
import { type TestEnvironment } from '../support/test-environment';

/** A buyer and a worker who trade with each other and retry with the same key when an answer is missing. */
class Pair {
  rounds = 0;
  answers = 0;

  constructor(
    readonly buyer: Person,
    readonly worker: Person,
  ) {}

  async round(): Promise<void> {
    await this.retryUntilDone((headers) => actions.buy(this.buyer, 150, headers));
    const task = idOf(
      await this.retryUntilDone((headers) => actions.post(this.buyer, { payableAmount: 100 }, headers)),
    );
    const work = idOf(await this.retryUntilDone((headers) => actions.submit(this.worker, task, headers)));
    await this.retryUntilDone(() => actions.review(this.buyer, work, 'accepted'));
    this.rounds += 1;
  }

  private async retryUntilDone(call: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
    const answer = await retryUntilDone(call);
    this.answers += 1;
    return answer;
  }
}

/** Clients that move money while processes die. */
export class PersistentClients {
  private going = true;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(private readonly pairs: readonly Pair[]) {}

  static async join(testEnv: TestEnvironment, count: number): Promise<PersistentClients> {
    const [buyers, workers] = await Promise.all([testEnv.people(count, 'Buyer'), testEnv.people(count, 'Worker')]);
    return new PersistentClients(buyers.map((buyer, index) => new Pair(buyer, workers[index] as Person)));
  }

  begin(): void {
    this.work = Promise.all(
      this.pairs.map(async (pair) => {
        while (this.going) await pair.round();
      }),
    );
  }

  /** Waits until this many more answers per pair have arrived; throws the error of a client otherwise. */
  async served(): Promise<void> {
    const answers = () => this.pairs.reduce((sum, pair) => sum + pair.answers, 0);
    const enough = answers() + this.pairs.length;
    const failed = this.work.then(() => {
      throw new Error('The clients have stopped.');
    });
    while (answers() < enough) await Promise.race([pause(10), failed]);
  }

  /** Lets every client complete what it began. */
  async end(): Promise<void> {
    this.going = false;
    await this.work;
  }

  /** The number of complete cycles. Throws when a balance differs by a coin from the expected one. */
  async settle(sql: Sql): Promise<number> {
    const rounds = this.pairs.reduce((sum, pair) => sum + pair.rounds, 0);
    for (const { buyer, worker, rounds: done } of this.pairs) {
      const coins = await Promise.all([buyer, worker].map(({ id }) => balanceOf(sql, availableOf(id))));
      expect(coins).toEqual([50 + 50 * done, 10 + 100 * done]);
    }
    return rounds;
  }
}

const TIMEOUT_MS = 120_000;

async function retryUntilDone(call: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await call(headers).catch(() => undefined);
    if (answer?.ok) return answer;
    if (answer && answer.status < 500) throw new Error(`refused: ${answer.status} ${answer.text}`);
    if (Date.now() > end) throw new Error(`no answer in ${TIMEOUT_MS} ms: ${answer?.text}`);
    await pause(20 + Math.random() * 50);
  }
}
