import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config';
import { type Job } from '../../kernel/job';

const MINUTE = 60_000;

/** Runs every job at the start and each minute after, one after another, unless the settings leave it to other processes. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Scheduler');
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly config: Config) {}

  /** For a context's module, while it is built. */
  add(job: Job): void {
    this.jobs.push(job);
  }

  onApplicationBootstrap(): void {
    if (this.config.scheduler) this.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Runs every job once; one that fails does not keep the others from running. */
  async runAll(): Promise<void> {
    for (const job of this.jobs) {
      if (this.stopped) return;
      const report = (error: unknown) => this.log.error({ err: error, job: job.name }, 'a job failed');
      await job.run(report).catch(report);
    }
  }

  private begin(): void {
    this.running = this.runAll();
    void this.running.then(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.begin(), MINUTE);
    });
  }
}
