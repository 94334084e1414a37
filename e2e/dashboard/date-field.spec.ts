import { type Locator, type Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard';
import { choose, expectNoHorizontalScroll, expectNoAxeViolations, LOOKS, settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** A day so many days from now, its day first, as the browser's clock has it. */
const dayIn = (page: Page, days: number) =>
  page.evaluate((later) => {
    const day = new Date();
    day.setDate(day.getDate() + later);
    return [day.getDate(), day.getMonth() + 1, day.getFullYear()]
      .map((part) => String(part).padStart(2, '0'))
      .join('/');
  }, days);

const banglaDigits = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

const WORDS = {
  en: {
    field: /^Completion Date/,
    opener: 'Select date',
    month: 'Choose a month',
    year: 'Choose a year',
    january: 'January',
    written: (day: string) => day,
  },
  bn: {
    field: /^শেষ তারিখ/,
    opener: 'তারিখ নির্বাচন',
    month: 'মাস পছন্দ করুন',
    year: 'বছর পছন্দ করুন',
    january: 'জানু\u09dfারি',
    written: banglaDigits,
  },
} as const;

/** A new task's form, with the parts of its completion date; `focused` is the day that has the focus. */
async function dateField(open: Parameters<typeof ApiUser.demonstration>[0], language: keyof typeof WORDS) {
  const { field, opener } = WORDS[language];
  const { page } = await ApiUser.demonstration(open, 'Buyer');
  await choose(page, { theme: 'light', language });
  await page.goto('/dashboard/addTask');
  await settled(page);
  const calendar = page.getByRole('dialog', { name: opener });
  return {
    page,
    keys: new Keyboard(page),
    line: page.getByLabel(field),
    button: page.getByRole('button', { name: opener }),
    calendar,
    focused: calendar.locator('[role=gridcell]:focus'),
  };
}

test.describe('the calendar of a completion date', () => {
  for (const language of ['en', 'bn'] as const) {
    test(`is used by keyboard alone: ${language} @any-database`, async ({ open }) => {
      const { written } = WORDS[language];
      const { page, keys, line, button, calendar, focused } = await dateField(open, language);

      await keys.press(button);
      await expect(focused).toHaveAttribute('aria-current', 'date');
      await keys.isHeldBy(calendar, button);
      await expect(line).toHaveValue('');

      await page.keyboard.press('Enter');
      await expect(focused).toHaveAttribute('aria-current', 'date');
      // Yesterday can be gone to, and not be chosen.
      await page.keyboard.press('ArrowLeft');
      await expect(focused).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expect(focused).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(line).toBeFocused();
      await expect(line).toHaveValue(written(await dayIn(page, 8)));
    });

    test(`has its months and years within reach of keys: ${language} @any-database`, async ({ open }) => {
      const { month, year, january, written } = WORDS[language];
      const { page, keys, line, button, calendar, focused } = await dateField(open, language);
      const months = calendar.getByRole('combobox', { name: month });
      const years = calendar.getByRole('combobox', { name: year });
      const [today = '', , thisYear] = (await dayIn(page, 0)).split('/');
      const nextYear = String(Number(thisYear) + 1);

      await keys.press(button);
      await expect(focused).toHaveAttribute('aria-current', 'date');
      await keys.goTo(years, { back: true });
      await page.keyboard.press('ArrowDown');
      await expect(years).toHaveValue(nextYear);
      await keys.goTo(months, { back: true });
      await page.keyboard.press('Home');
      await expect(calendar.getByRole('grid')).toHaveAccessibleName(`${january} ${written(nextYear)}`);
      await expect(months).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(focused).toHaveAccessibleName(
        new RegExp(`, ${written(String(Number(today)))} ${january} ${written(nextYear)}$`),
      );
      await page.keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(line).toBeFocused();
      await expect(line).toHaveValue(written(`${today}/01/${nextYear}`));

      await keys.press(button);
      await expect(focused).toBeVisible();
      await keys.goTo(months, { back: true });
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

/** Whole on the screen, with nothing above it: neither the page's header nor its bar below. */
async function isWhole(page: Page, calendar: Locator, where: string): Promise<void> {
  const covered = () =>
    calendar.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    });
  await expect(calendar, where).toBeInViewport({ ratio: 1 });
  await expect.poll(covered, where).toEqual([]);
  await expectNoHorizontalScroll(page, where);
}

const SCREENS = [
  { width: 360, height: 640 },
  { width: 1280, height: 640 },
];

for (const { role, path } of [
  { role: 'Admin', path: '/dashboard/payouts/day' },
  { role: 'Buyer', path: '/dashboard/addTask' },
] as const)
  test(`the calendar is fully visible on small screens, and nothing covers it: ${path}`, async ({ open }) => {
    const { page } = await ApiUser.demonstration(open, role);
    for (const screen of SCREENS)
      for (const look of LOOKS) {
        const where = `${screen.width} px: ${look.theme}, ${look.language}`;
        const { opener, month, year } = WORDS[look.language];
        await resize(page, screen);
        await choose(page, look);
        await page.goto(path);
        await settled(page);
        await page.getByRole('button', { name: opener }).click();
        const calendar = page.getByRole('dialog', { name: opener });
        await expect(calendar.locator('[role=gridcell]:focus')).toBeVisible();
        await isWhole(page, calendar, where);

        const targets = [
          calendar.getByRole('combobox', { name: month }),
          calendar.getByRole('combobox', { name: year }),
          ...(await calendar.getByRole('button').all()),
          calendar.getByRole('gridcell').first(),
        ];
        for (const target of targets) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${where}: ${target.toString()}`).toBeGreaterThanOrEqual(
            44,
          );
        }

        // A click outside closes it, and does nothing else.
        await page.mouse.click(screen.width - 2, screen.height - 2);
        await expect(calendar).toBeHidden();
        await expect(page).toHaveURL(path);
      }
  });

test('axe finds no violation in open popups of the desk: a list, a calendar, a menu of columns', async ({ open }) => {
  const { page } = await ApiUser.demonstration(open, 'Buyer');
  for (const look of LOOKS) {
    const where = `${look.theme}, ${look.language}`;
    await choose(page, look);
    await page.goto('/dashboard/addTask');
    await settled(page);
    await page.getByRole('main').getByRole('combobox').first().click();
    await expect(page.getByRole('listbox').first()).toBeAttached();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await expectNoAxeViolations(page, `a list: ${where}`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: WORDS[look.language].opener }).click();
    const calendar = page.getByRole('dialog', { name: WORDS[look.language].opener });
    await expect(calendar.locator('[role=gridcell]:focus')).toBeVisible();
    await expectNoAxeViolations(page, `a calendar: ${where}`);

    await page.goto('/dashboard/myTasks');
    await settled(page);
    await page.locator('.k-column-menu > button').click();
    await expect(page.locator('.k-column-menu__panel')).toBeVisible();
    await expectNoAxeViolations(page, `a menu of columns: ${where}`);
  }
});
