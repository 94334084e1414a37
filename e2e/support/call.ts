import { expect, type Page, type Route } from '@playwright/test';

/** The error toast of a call that the server cannot process right now. */
export const UNAVAILABLE = 'Kaaj is temporarily unavailable. Nothing was changed; please try again.';

const REFUSAL = {
  status: 503,
  contentType: 'application/problem+json',
  json: { status: 503, code: 'server/unavailable', detail: UNAVAILABLE },
};

/** One API call of a page: counted, and delayed or refused on demand. */
export class Call {
  /** How often the page has made it. */
  sent = 0;
  private refusing = false;
  private gate: Promise<void> = Promise.resolve();
  private openGate = (): void => undefined;

  private constructor() {}

  static async of(page: Page, method: string, path: RegExp): Promise<Call> {
    const call = new Call();
    await page.route(
      ({ pathname }) => path.test(pathname),
      (route) => (route.request().method() === method ? call.pass(route) : route.fallback()),
    );
    return call;
  }

  /** Waits until the page has made the call this often; a call counts only once it is intercepted. */
  async isSent(times: number, message: string): Promise<void> {
    await expect.poll(() => this.sent, { message }).toBeGreaterThanOrEqual(times);
    expect(this.sent, message).toBe(times);
  }

  /** From now on nothing gets through to the server. */
  hold(): void {
    this.gate = new Promise((open) => {
      this.openGate = open;
    });
  }

  /** Releases the held call, and everything after it. */
  release(): void {
    this.openGate();
    this.gate = Promise.resolve();
  }

  /** From now on the server seems to be unavailable, until `recover`. */
  refuse(): void {
    this.refusing = true;
  }

  recover(): void {
    this.refusing = false;
  }

  private async pass(route: Route): Promise<void> {
    this.sent += 1;
    await this.gate;
    await (this.refusing ? route.fulfill(REFUSAL) : route.fallback());
  }
}
