import { type Page } from '@playwright/test';
import { Member } from '../support/member';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

type Open = Parameters<typeof Member.demonstration>[0];

const KB = 1024;

/** Bytes of JavaScript that a page has fetched so far, as they come over the wire (brotli), headers aside. */
class Scripts {
  private readonly sizes = new Map<string, Promise<number>>();

  constructor(private readonly page: Page) {
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script' || this.sizes.has(request.url())) return;
      this.sizes.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
    });
  }

  async bytes(): Promise<number> {
    await this.page.waitForLoadState('networkidle');
    return (await Promise.all(this.sizes.values())).reduce((sum, size) => sum + size, 0);
  }
}

/** A phone, and a display so tall that the charts of an overview are on the first screen. */
const screens = [
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a tall display, charts included,', width: 1280, height: 3600, withCharts: true },
] as const;

test.describe('U2 the JavaScript of a first visit @any-database', () => {
  for (const { name, width, height, ...screen } of screens) {
    test(`on ${name} home takes at most 200 KB, and a Worker's first page at most 90 KB more`, async ({ open }) => {
      const page = await open('about:blank');
      await page.setViewportSize({ width, height });
      const scripts = new Scripts(page);
      await page.goto('/');
      const home = await scripts.bytes();
      expect(home).toBeGreaterThan(50 * KB);
      expect(home).toBeLessThanOrEqual(200 * KB);

      await new Person(page, 'Worker').signInAs('Worker');
      await expect(page).not.toHaveURL('/signin');
      const before = await scripts.bytes();
      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if ('withCharts' in screen)
        await expect(main.getByRole('img').locator('svg').last()).toBeInViewport({ ratio: 1 });
      const more = (await scripts.bytes()) - before;
      expect(more).toBeGreaterThan(KB);
      expect(more).toBeLessThanOrEqual(90 * KB);
    });
  }
});

/** The dashboards of each role. Buyers and Admins work at a desk, with antd: their first page brings it, each next one little more. */
const WORKER = 190;
const DESK = { first: 400, next: 60 };
const DESKS = [
  { role: 'Buyer', paths: ['', '/addTask', '/myTasks', '/purchaseCoin', '/paymentHistory'] },
  { role: 'Admin', paths: ['', '/manageusers', '/managetasks', '/auditLog', '/ledger'] },
] as const;

test.describe('U2 the JavaScript of a cold dashboard, everything included @any-database', () => {
  const weighed: string[] = [];
  test.afterAll(() => void process.stdout.write(`${weighed.splice(0).join('\n')}\n`));

  /** Somebody signed in whose browser holds nothing yet, and a scale for the addresses they go to. */
  async function signedIn(open: Open, role: 'Worker' | 'Buyer' | 'Admin') {
    const { page: known } = await Member.demonstration(open, role, { path: '/aboutus' });
    const page = await open('about:blank');
    await page.context().addCookies(await known.context().cookies());
    await page.setViewportSize({ width: 360, height: 640 });
    const scripts = new Scripts(page);
    return async (path: string) => {
      const before = await scripts.bytes();
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const more = ((await scripts.bytes()) - before) / KB;
      weighed.push(`${role.padEnd(7)}${path.padEnd(28)}${more.toFixed(1).padStart(7)} KB`);
      return more;
    };
  }

  for (const path of ['', '/tasklist', '/mysubmission', '/withdrawals']) {
    test(`/dashboard${path} of a Worker takes at most ${WORKER} KB`, async ({ open }) => {
      const weigh = await signedIn(open, 'Worker');
      const whole = await weigh(`/dashboard${path}`);
      expect(whole).toBeGreaterThan(50);
      expect(whole).toBeLessThanOrEqual(WORKER);
    });
  }

  for (const { role, paths } of DESKS) {
    test(`a ${role} takes at most ${DESK.first} KB for the first page and ${DESK.next} KB for each next one`, async ({
      open,
    }) => {
      const weigh = await signedIn(open, role);
      const [first, ...next] = paths;
      const whole = await weigh(`/dashboard${first}`);
      expect(whole).toBeGreaterThan(50);
      expect(whole).toBeLessThanOrEqual(DESK.first);
      for (const path of next) expect(await weigh(`/dashboard${path}`), path).toBeLessThanOrEqual(DESK.next);
    });
  }
});
