import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page } from '@playwright/test';
import { freePort } from './free-port';
import { type Environment, type AppProcess } from './app-process';
import { type Storage } from './storage';

const DAY_MS = 24 * 60 * 60 * 1000;
const clockOffset = pathToFileURL(join(__dirname, 'clock-offset.mjs')).href;

/** A product that is stopped, and started again days later with its data and a clock that many days ahead. */
export class TimeTravel {
  private running: AppProcess | undefined;

  private constructor(
    private readonly launch: (environment: Environment) => AppProcess,
    private readonly environment: Environment,
    private readonly port: number,
  ) {}

  static async start(launch: (environment: Environment) => AppProcess, storage: Storage, settings: Environment) {
    const product = new TimeTravel(launch, { ...settings, ...storage.environment }, await freePort());
    await product.run(0);
    return product;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /**
   * Restarts the product so many days after the beginning, with the browsers' clocks; jobs that are due run at the
   * start.
   */
  async days(days: number, pages: readonly Page[]): Promise<void> {
    // No page is open during the restart.
    for (const page of pages) await page.goto('about:blank');
    await this.running?.interrupt();
    await this.run(days);
    for (const page of pages) await page.clock.setSystemTime(Date.now() + days * DAY_MS);
  }

  private async run(days: number): Promise<void> {
    const { NODE_OPTIONS = '' } = process.env;
    this.running = this.launch({
      ...this.environment,
      PORT: String(this.port),
      NODE_OPTIONS: `${NODE_OPTIONS} --import=${clockOffset}`.trim(),
      DAYS_LATER: String(days),
    });
    await this.running.ready();
  }
}
