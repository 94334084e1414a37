import { openBeforeHydration } from '../support/held';
import { expect, test } from '../support/test';

interface Remote {
  readonly name: string;
  readonly entry: string;
  readonly first?: { readonly texts: Readonly<Record<string, readonly string[]>> };
}

test.describe('the live remotes are preloaded at once @any-database', () => {
  for (const language of ['en', 'bn'] as const)
    test(`a page’s head requests the files of its remote before any other script runs, in ${language}`, async ({
      open,
    }) => {
      const page = await open('about:blank');
      await page.addInitScript((chosen) => localStorage.setItem('kaaj.language', chosen), language);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const go = await openBeforeHydration(page, '/signin');
      const { remotes } = (await (await page.request.get('/remotes.json')).json()) as { remotes: readonly Remote[] };
      const live = remotes.find(({ name }) => name === 'mfe-public');
      const texts = (of: 'en' | 'bn') => `/remotes/mfe-public/${live?.first?.texts[of]?.[0]}`;
      await expect.poll(() => asked).toEqual(expect.arrayContaining([live?.entry, texts(language)]));
      expect(asked).not.toContain(texts(language === 'en' ? 'bn' : 'en'));
      go();
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
    });

  for (const path of ['/', '/alltasks', '/signin', '/help'])
    test(`the files of ${path} are requested by its head, not by another script`, async ({ open }) => {
      const page = await open('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const files = () => asked.filter((pathname) => /\.(js|css)$/.test(pathname));
      const go = await openBeforeHydration(page, path);
      // Files that the list names are requested at the same time.
      await page.evaluate(async () => {
        await (window as { liveRemotes?: Promise<unknown> }).liveRemotes;
        await new Promise((done) => setTimeout(done, 100));
      });
      const inTime = new Set(files());
      go();
      const taken = () =>
        [...document.querySelectorAll('main a, main button')].every((control) =>
          Object.keys(control).some((key) => key.startsWith('__reactProps')),
        );
      await page.waitForFunction(taken);
      expect(files().filter((file) => !inTime.has(file))).toEqual([]);
    });
});
