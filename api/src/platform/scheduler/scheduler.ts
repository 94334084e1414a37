import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config';
import { type Job } from './job';
import { JobLeases } from './job-leases';

const MINUTE = 60_000;

/** What a job that has more to do leaves to requests and to the other jobs between two batches; less where people wait. */
const GIVE_WAY_MS = { promised: 1, other: 50 };

interface Lane {
  readonly job: Job;
  timer?: NodeJS.Timeout;
  running?: Promise<void> | undefined;
  again: boolean;
}

/**
 * Does every job's work at the start and each minute after, unless the settings leave it to other processes. Each job goes
 * its own way, a bounded batch at a time with a pause behind it: none waits for another one to come to an end.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Scheduler');
  private readonly lanes: Lane[] = [];
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly leases: JobLeases,
  ) {}

  /** For a context's module, while it is built. */
  add(job: Job): void {
    this.lanes.push({ job, again: false });
    this.lanes.sort((one, other) => Number(other.job.timeCritical) - Number(one.job.timeCritical));
  }

  onApplicationBootstrap(): void {
    // What happens in a demonstration lies in the past: nobody may have been there before it, to close its days.
    if (!this.config.demo) this.start();
  }

  /** Begins with every job. The server does so by itself, but for one with a demonstration, which has to be made first. */
  start(): void {
    if (this.config.scheduler) for (const lane of this.lanes) this.begin(lane);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { timer } of this.lanes) clearTimeout(timer);
    await Promise.all(this.lanes.map(async ({ running }) => running));
  }

  /** Lets a job of this process look for work now rather than at its minute. */
  wake(name: string): void {
    if (!this.config.scheduler || this.stopped) return;
    for (const lane of this.lanes) if (lane.job.name === name) this.begin(lane);
  }

  /** Does everything that is due now: every job a batch, then those that have more another one, until none has. */
  async runAll(): Promise<void> {
    let busy = this.lanes.map(({ job }) => job);
    while (busy.length > 0 && !this.stopped) {
      const more: Job[] = [];
      for (const job of busy) if (await this.turn(job)) more.push(job);
      busy = more;
    }
  }

  private begin(lane: Lane): void {
    if (lane.running) {
      lane.again = true;
      return;
    }
    clearTimeout(lane.timer);
    lane.again = false;
    lane.running = this.work(lane.job).finally(() => {
      lane.running = undefined;
      if (this.stopped) return;
      if (lane.again) this.begin(lane);
      else lane.timer = setTimeout(() => this.begin(lane), MINUTE);
    });
  }

  private async work(job: Job): Promise<void> {
    while (!this.stopped && (await this.turn(job))) await pause(GIVE_WAY_MS[job.timeCritical ? 'promised' : 'other']);
    await this.leases.leave(job.name).catch(() => undefined);
  }

  /** One batch of a job, unless another process is at it; whether more is due. */
  private async turn(job: Job): Promise<boolean> {
    const report = (error: unknown) => this.log.error({ err: error, job: job.name }, 'a job failed');
    try {
      return (await this.leases.take(job.name)) && (await job.run(report));
    } catch (error) {
      report(error);
      return false;
    }
  }
}
