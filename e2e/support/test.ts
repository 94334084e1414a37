import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { freePort } from './free-port';
import { type Environment, AppProcess } from './app-process';
import { SETTINGS } from './settings';
import { type Engine, freshStorage, type Storage, storageAt } from './storage';
import { collectBrowserErrors } from './troubles';

export { expect } from '@playwright/test';
export { SETTINGS } from './settings';

export interface Settings {
  readonly engine: Engine;
}

interface Product {
  readonly origin: string;
  readonly storage: Storage;
}

interface Opening {
  /** Console messages that the test itself causes, such as failed answers; no others may occur. */
  readonly expects?: RegExp;
  /** Whether this browser allows service workers, whose responses tests cannot replace; usually not. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Another product than the one of all tests: one that the test launched itself. */
  readonly origin?: string;
}

export interface Tools {
  /** Opens the product in a separate browser context, as another user on another machine. */
  readonly open: (path?: string, opening?: Opening) => Promise<Page>;
  /** An empty data folder with a separate database, for a product that this test launches. */
  readonly ownStorage: () => Promise<Storage>;
  /** Runs `npm start` once more; it ends with the test, however the test ends. */
  readonly launch: (environment: Environment) => AppProcess;
}

/** Waits until React has hydrated the page. A link pressed earlier leaves the page, and the input is lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root) return true;
    const isOfReact = Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isOfReact && !root.querySelector('[data-waiting]');
  });
}

/** The product as `npm start` runs it on a fresh database, or the one of TARGET_ORIGIN and TARGET_DATABASE_URL. */
export const test = base.extend<Tools, Settings & { readonly product: Product }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  product: [
    async ({ engine }, use) => {
      const { TARGET_ORIGIN, TARGET_DATABASE_URL } = process.env;
      if (TARGET_ORIGIN && TARGET_DATABASE_URL) {
        const storage = await storageAt(TARGET_DATABASE_URL);
        await use({ origin: TARGET_ORIGIN, storage });
        return storage.remove();
      }
      const storage = await freshStorage(engine);
      const port = await freePort();
      const kaaj = AppProcess.launch({ ...SETTINGS, ...storage.environment, PORT: String(port) });
      await kaaj.ready();
      await use({ origin: `http://localhost:${port}`, storage });
      await kaaj.interrupt();
      await storage.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Each of these three depends on the one above: pages close before the product, and the product ends before its data
  // is deleted.
  ownStorage: async ({ browserName: _ }, use) => {
    const storages: Storage[] = [];
    await use(async () => {
      const storage = await freshStorage('sqlite');
      storages.push(storage);
      return storage;
    });
    await Promise.all(storages.map((storage) => storage.remove()));
  },
  launch: async ({ ownStorage: _ }, use) => {
    const launched: AppProcess[] = [];
    await use((environment) => {
      const kaaj = AppProcess.launch(environment);
      launched.push(kaaj);
      return kaaj;
    });
    await Promise.all(launched.map((kaaj) => kaaj.interrupt()));
  },
  open: async ({ browser, product, launch: _ }, use) => {
    const troubles: string[] = [];
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (path = '/', { expects, origin = product.origin, serviceWorkers = 'block' } = {}) => {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers });
      opened.push(context);
      await collectBrowserErrors(context, troubles, expects);
      const page = await context.newPage();
      await page.goto(path);
      await waitForHydration(page);
      return page;
    });
    // A handler that still waits for its response fails the test when the context closes under it.
    await Promise.all(
      opened.flatMap((context) => context.pages()).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    await Promise.all(opened.map((context) => context.close()));
    expect(troubles, 'what the browser complained of').toEqual([]);
  },
});
