import { type Page } from '@playwright/test';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

const FIRST_PAGES = {
  '/': 'Complete small tasks, earn real rewards',
  '/alltasks': 'All Tasks',
  '/signin': 'Sign In',
  '/signup': 'Sign Up',
  '/aboutus': 'About Us',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the browser keeps of the visitor's choices, set before the page is opened. */
const choose = (page: Page, choices: Readonly<Record<string, string>>) =>
  page.addInitScript(
    (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
    choices,
  );

test.describe('the first HTML of the public pages @any-database', () => {
  for (const [path, words] of Object.entries(FIRST_PAGES)) {
    test(`${path} is on the screen before any script has run`, async ({ browser, product }) => {
      const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(heading(page)).toHaveText(words);
      await expect(page.getByRole('contentinfo')).toContainText('All right reserved');
      await expect(page).toHaveTitle(/ \| Kaaj$/);
      await context.close();
    });

    test(`${path} is taken over as it stands`, async ({ open }) => {
      const page = await open();
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.setAttribute('data-first', ''),
        );
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveAttribute('data-first', '');
    });
  }

  test('gives way to the chosen language and theme', async ({ open }) => {
    const page = await open();
    await choose(page, { 'kaaj.language': 'bn', 'kaaj.theme': 'dark' });
    await page.goto('/');
    await expect(heading(page)).toHaveText('ছোট কাজ শেষ করুন, সত্যিকারের পুরস্কার পান');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'হালকা থিমে যান' })).toBeVisible();
  });

  test('gives way to what a signed-in person sees', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    await worker.page.goto('/');
    await expect(worker.page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await expect(worker.page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await worker.page.goto('/signin');
    await expect(worker.page).toHaveURL('/');
  });

  test('never stands for another address', async ({ open }) => {
    const page = await open('/nothing/here');
    await expect(heading(page)).toHaveText('Oops Error 404. Something went wrong.');
    expect(await (await page.request.get('/nothing/here')).text()).not.toContain('How It Works');
  });
});

test.describe('U5 the theme @any-database', () => {
  test('is set before the first paint, 20 times of 20', async ({ open }) => {
    const page = await open();
    await choose(page, { 'kaaj.theme': 'dark' });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          if (name === 'first-paint')
            document.documentElement.dataset.atFirstPaint = document.documentElement.dataset.theme;
      }).observe({ type: 'paint', buffered: true });
    });
    for (let load = 0; load < 20; load += 1) {
      await page.goto('/aboutus');
      await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', 'dark');
    }
  });
});

test.describe('U9 all tasks @any-database', () => {
  const pays = (page: Page) =>
    page
      .getByRole('article')
      .locator('.k-coin-amount .k-number')
      .allTextContents()
      .then((texts) => texts.map((text) => Number(text.replaceAll(',', ''))));

  const order = (amounts: readonly number[]) => {
    if (amounts.length < 2) return 'too few to tell';
    const rises = amounts.slice(1).map((amount, index) => amount >= (amounts[index] ?? 0));
    return rises.every(Boolean) ? 'rising' : rises.some(Boolean) ? 'mixed' : 'falling';
  };

  test('keeps sort and search in the address, through reload and Back', async ({ open }) => {
    const page = await open('/alltasks');
    await expect(page.getByRole('article').first()).toBeVisible();
    const sort = page.getByLabel('Sort By Payable Amount');
    await sort.selectOption('High to Low');
    await expect(page).toHaveURL('/alltasks?sort=dsc');
    await expect.poll(async () => order(await pays(page))).toBe('falling');
    await sort.selectOption('Low to High');
    await expect(page).toHaveURL('/alltasks?sort=asc');
    await expect.poll(async () => order(await pays(page))).toBe('rising');
    await page.getByLabel('Search tasks').fill('tea stall');
    await expect(page).toHaveURL('/alltasks?sort=asc&search=tea+stall');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Search tasks')).toHaveValue('tea stall');
    await expect(sort).toHaveValue('asc');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/alltasks?sort=dsc');
    await expect(page.getByLabel('Search tasks')).toHaveValue('');
    await page.goto('/alltasks?search=nothing-like-this');
    await expect(heading(page)).toHaveText('No Tasks Availavble');
    await page.getByRole('button', { name: 'Show every task' }).click();
    await expect(heading(page)).toHaveText('All Tasks');
  });

  test('has one column on phones and four on wide screens', async ({ open }) => {
    const page = await open('/alltasks');
    await expect(page.getByRole('article').first()).toBeVisible();
    const columns = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
    for (const [width, count] of [
      [360, 1],
      [640, 2],
      [900, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns).toBe(count);
    }
  });
});

test.describe('U12 what moves @any-database', () => {
  const current = (page: Page) =>
    page
      .getByRole('region', { name: 'What Kaaj is for' })
      .locator('.k-carousel__dot[aria-current]')
      .getAttribute('aria-label');

  test('turns by itself every three seconds, and rests when paused', async ({ open }) => {
    const page = await open('/');
    const hero = page.getByRole('region', { name: 'What Kaaj is for' });
    await expect.poll(() => current(page), { timeout: 8_000 }).toBe('Slide 2 of 3');
    await hero.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const rested = await current(page);
    await page.waitForTimeout(4_000);
    expect(await current(page)).toBe(rested);
  });

  test('stands still for people who asked for less motion', async ({ open }) => {
    const page = await open('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForTimeout(4_000);
    expect(await current(page)).toBe('Slide 1 of 3');
    const figures = page.getByRole('region', { name: 'Live Platform Stats' }).locator('dd > [aria-hidden]');
    await figures.first().scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(['500+', '1000+', '$2000+', '100+']);
  });

  test('counts up to the figures of the content', async ({ open }) => {
    const page = await open('/');
    await page.waitForLoadState('networkidle');
    const figures = page.getByRole('region', { name: 'Live Platform Stats' }).locator('dd > [aria-hidden]');
    await figures.first().scrollIntoViewIfNeeded();
    expect(await figures.first().textContent()).not.toBe('500+');
    await expect(figures).toHaveText(['500+', '1000+', '$2000+', '100+']);
  });

  test('shows one, two and three stories side by side', async ({ open }) => {
    const page = await open('/');
    const stories = page.getByRole('region', { name: 'Stories to leaf through' });
    const inView = () =>
      stories.getByRole('group').evaluateAll((slides) => {
        const { left = 0, right = 0 } = slides[0]?.closest('.k-carousel__viewport')?.getBoundingClientRect() ?? {};
        const middles = slides.map((slide) => slide.getBoundingClientRect()).map((box) => (box.left + box.right) / 2);
        return middles.filter((middle) => middle > left && middle < right).length;
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, count] of [
      [600, 1],
      [768, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect.poll(inView).toBe(count);
    }
  });
});

test.describe('leaving an address and coming in @any-database', () => {
  test('the newsletter notes an address and says so', async ({ open }) => {
    const page = await open('/');
    await page.getByLabel('Your e-mail').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you. reader@example.com is on the list.')).toBeVisible();
  });

  test('a forgotten password is asked for without telling who has an account', async ({ open }) => {
    const page = await open('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If nobody@example.com has an account here')).toBeVisible();
  });

  test('passwords are checked before anything is sent', async ({ open }) => {
    const page = await open('/signup');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByLabel('Name').fill('Rina');
    await page.getByLabel('E-mail').fill('rina.checks@example.com');
    await page.getByLabel('Role').selectOption('Worker');
    const [password, verify] = [
      page.getByRole('textbox', { name: /^Password/ }),
      page.getByRole('textbox', { name: /^Verify/ }),
    ];
    await password.fill('Secret1');
    await verify.fill('Secret2');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await password.fill('secret');
    await verify.fill('secret');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Must have 1 Uppercase, 1 Lowercase and atleast 6 character.')).toBeVisible();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  test('signing out in one tab signs out the other', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    const other = await worker.page.context().newPage();
    await other.goto('/profile');
    await expect(other.getByText('worker@kaaj.example')).toBeVisible();
    await worker.page.getByRole('button', { name: 'Account' }).click();
    await worker.page.getByRole('button', { name: 'Logout' }).click();
    await expect(worker.page.getByText('Logged out.')).toBeVisible();
    await expect(other).toHaveURL('/signin');
  });
});
