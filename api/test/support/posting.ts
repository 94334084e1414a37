import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestApp } from '../test-app';
import { type Answer } from './api';
import { taskBody } from './actions';
import { type Person } from './person';
import { until } from './processes';

/** Buyers who post one task after the other, and retry each under its key until it is done. */
export class Posting {
  readonly answers: Answer[] = [];
  private readonly done: string[] = [];
  private working = true;
  private readonly clients: Promise<void>[];

  constructor(buyers: readonly Person[]) {
    this.clients = buyers.map((buyer) => this.post(buyer));
  }

  /** Waits until a task is posted whose request was sent from now on. */
  async nextPosted(): Promise<void> {
    const before = this.answers.length + this.clients.length;
    await until(async () => this.answers.slice(before).some(({ ok }) => ok), 30_000, 'it goes on');
  }

  async end(): Promise<void> {
    this.working = false;
    await Promise.all(this.clients);
  }

  /** Ends it. Every acknowledged task is stored once, and all answers were success or 503. */
  async expectAllOnce(testApp: TestApp): Promise<void> {
    await this.end();
    const rows = await testApp.sql<{ title: string }>('SELECT title FROM task');
    const there = rows.map(({ title }) => title).filter((title) => this.done.includes(title));
    expect(there.sort()).toEqual([...this.done].sort());
    expect(this.answers.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  }

  private async post(buyer: Person): Promise<void> {
    while (this.working) {
      const title = randomUUID();
      for (;;) {
        const answer = await buyer.post('/task', { ...taskBody(), title }, { 'idempotency-key': title });
        this.answers.push(answer);
        if (answer.ok) break;
        await pause(20);
      }
      this.done.push(title);
    }
  }
}
