import { expect, type Page } from '@playwright/test';

/** The scripts that bring a page to life; the one in the head has to be there before it. */
const SCRIPTS = /\/(?!head\.)[\w.-]+\.js$/;

/** Opens a page whose scripts are held until the returned function is called: the page is rendered but not hydrated. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return go;
}
