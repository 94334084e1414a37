import { openHeld } from '../support/held';
import { expect, test } from '../support/test';

interface Remote {
  readonly name: string;
  readonly entry: string;
  readonly first?: { readonly texts: Readonly<Record<string, readonly string[]>> };
}

test.describe('what is live is asked for at once @any-database', () => {
  for (const language of ['en', 'bn'] as const)
    test(`a page's head asks for the files of its remote before any other script is there, in ${language}`, async ({
      open,
    }) => {
      const page = await open('about:blank');
      await page.addInitScript((chosen) => localStorage.setItem('kaaj.language', chosen), language);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const go = await openHeld(page, '/signin');
      const { remotes } = (await (await page.request.get('/remotes.json')).json()) as { remotes: readonly Remote[] };
      const live = remotes.find(({ name }) => name === 'mfe-public');
      const texts = (of: 'en' | 'bn') => `/remotes/mfe-public/${live?.first?.texts[of]?.[0]}`;
      await expect.poll(() => asked).toEqual(expect.arrayContaining([live?.entry, texts(language)]));
      expect(asked).not.toContain(texts(language === 'en' ? 'bn' : 'en'));
      go();
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
    });
});
