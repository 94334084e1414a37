import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/clock';
import { Config } from '../../config';
import { type Job } from './job';
import { JobLeases } from './job-leases';

/**
 * Delay between two batches of a job, so that requests and other jobs can run; shorter where people wait for the job.
 */
const DELAY_BETWEEN_BATCHES_MS = { promised: 1, other: 50 };

interface ScheduledJob {
  readonly job: Job;
  timer?: NodeJS.Timeout;
  running?: Promise<void> | undefined;
  again: boolean;
}

/**
 * Runs each job at startup and one minute after each run, unless SCHEDULER=false leaves them to other processes. Jobs
 * run independently of each other, in bounded batches with a delay between them.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Scheduler');
  private readonly lanes: ScheduledJob[] = [];
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly leases: JobLeases,
  ) {}

  /** Called by a context's module during startup. */
  add(job: Job): void {
    this.lanes.push({ job, again: false });
    this.lanes.sort((one, other) => Number(other.job.timeCritical) - Number(one.job.timeCritical));
  }

  onApplicationBootstrap(): void {
    // Demo data are dated in the past: a job that ran earlier would close their days without them.
    if (!this.config.demo) this.start();
  }

  /** Starts every job. Called at startup; in demo mode after the demo data are inserted. */
  start(): void {
    if (this.config.scheduler) for (const lane of this.lanes) this.begin(lane);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { timer } of this.lanes) clearTimeout(timer);
    await Promise.all(this.lanes.map(async ({ running }) => running));
  }

  /** Runs a job now instead of at its next interval. */
  wake(name: string): void {
    if (!this.config.scheduler || this.stopped) return;
    for (const lane of this.lanes) if (lane.job.name === name) this.begin(lane);
  }

  /** Runs all due work: a batch of each job, repeated for those with more, until none has. */
  async runAll(): Promise<void> {
    let busy = this.lanes.map(({ job }) => job);
    while (busy.length > 0 && !this.stopped) {
      const more: Job[] = [];
      for (const job of busy) if (await this.runBatch(job)) more.push(job);
      busy = more;
    }
  }

  private begin(lane: ScheduledJob): void {
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
      else lane.timer = setTimeout(() => this.begin(lane), MINUTE_MS);
    });
  }

  private async work(job: Job): Promise<void> {
    while (!this.stopped && (await this.runBatch(job)))
      await pause(DELAY_BETWEEN_BATCHES_MS[job.timeCritical ? 'promised' : 'other']);
    await this.leases.release(job.name).catch(() => undefined);
  }

  /** Runs one batch of a job unless another process has its lease; returns whether more is due. */
  private async runBatch(job: Job): Promise<boolean> {
    const report = (error: unknown) => this.log.error({ err: error, job: job.name }, 'a job failed');
    try {
      return (await this.leases.take(job.name)) && (await job.run(report));
    } catch (error) {
      report(error);
      return false;
    }
  }
}
