import { type Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard';
import { choose, expectNoHorizontalScroll, expectNoAxeViolations, LOOKS, settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** A day so many days from now, YYYY-MM-DD, as the browser's clock has it. */
const dayIn = (page: Page, days: number) =>
  page.evaluate((later) => {
    const day = new Date();
    day.setDate(day.getDate() + later);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  }, days);

const banglaDigits = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
const dayFirst = (day: string) => day.split('-').reverse().join('/');

const WORDS = {
  en: {
    field: /^Completion Date/,
    sheet: 'Day',
    noDay: 'This is not a valid date. Enter day, month and year, such as 04/12/2026.',
    past: 'The completion date cannot be before today.',
    written: (day: string) => day,
  },
  bn: {
    field: /^শেষ তারিখ/,
    sheet: 'দিন',
    noDay: 'এটি সঠিক তারিখ নয়। দিন, মাস, তারপর বছর লিখুন, যেমন ০৪/১২/২০২৬।',
    past: 'শেষ তারিখ আজকের আগে হতে পারে না।',
    written: banglaDigits,
  },
} as const;

/** A new task's form, and the line of its completion date. */
async function newTask(open: Parameters<typeof ApiUser.demonstration>[0], language: keyof typeof WORDS) {
  const { page } = await ApiUser.demonstration(open, 'Buyer');
  await choose(page, { theme: 'light', language });
  await page.goto('/dashboard/addTask');
  await settled(page);
  return { page, line: page.getByLabel(WORDS[language].field) };
}

const panel = (page: Page) => page.locator('.ant-picker-panel-container');

test.describe('a completion date', () => {
  for (const language of ['en', 'bn'] as const) {
    const { noDay, past, written } = WORDS[language];

    test(`is typed by keyboard alone, and a wrong one is reported: ${language} @any-database`, async ({ open }) => {
      const { page, line } = await newTask(open, language);
      const keys = new Keyboard(page);
      const [yesterday, nextWeek] = await Promise.all([dayIn(page, -1), dayIn(page, 7)]);

      await keys.type(line, written('31/2/2030'));
      await page.keyboard.press('Tab');
      await expect(page.getByText(noDay)).toBeVisible();
      await expect(line).toHaveValue(written('31/2/2030'));

      await line.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(written(yesterday));
      await page.keyboard.press('Enter');
      await expect(page.getByText(past)).toBeVisible();
      await expect(page.getByText(noDay)).toBeHidden();

      await line.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(written(nextWeek));
      await page.keyboard.press('Tab');
      await expect(page.getByText(past)).toBeHidden();
      await expect(line).toHaveValue(written(dayFirst(nextWeek)));
    });

    test(`is picked by the mouse, from today on: ${language} @any-database`, async ({ open }) => {
      const { page, line } = await newTask(open, language);
      const [yesterday, today] = await Promise.all([dayIn(page, -1), dayIn(page, 0)]);
      const cell = (day: string) => panel(page).getByTitle(written(day), { exact: true });

      await line.click();
      await expect(cell(yesterday)).toHaveClass(/ant-picker-cell-disabled/);
      await cell(today).click();
      await expect(panel(page)).toBeHidden();
      await expect(line).toHaveValue(written(dayFirst(today)));

      await line.click();
      await expect(cell(today)).toHaveClass(/ant-picker-cell-selected/);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(line).toBeFocused();
    });
  }

  test('is chosen in the date field of the device on phones @any-database', async ({ open }) => {
    const { page, line } = await newTask(open, 'en');
    const [yesterday, today] = await Promise.all([dayIn(page, -1), dayIn(page, 0)]);
    await resize(page, { width: 360, height: 640 });
    await expect(line).toHaveAttribute('type', 'date');
    await expect(line).toHaveAttribute('min', today);
    await expectNoHorizontalScroll(page, 'a date on a phone');
    await line.fill(yesterday);
    await page.getByRole('button', { name: 'Add Task' }).click();
    await expect(page.getByText(WORDS.en.past)).toBeVisible();
    await line.fill(today);
    await expect(page.getByText(WORDS.en.past)).toBeHidden();
  });
});

for (const { role, path, words } of [
  { role: 'Admin', path: '/dashboard/payouts/day', words: 'sheet' },
  { role: 'Buyer', path: '/dashboard/addTask', words: 'field' },
] as const)
  test(`the days are fully visible on a low screen, and nothing covers them: ${path}`, async ({ open }) => {
    const { page } = await ApiUser.demonstration(open, role);
    await resize(page, { width: 1280, height: 640 });
    for (const look of LOOKS) {
      const where = `${look.theme}, ${look.language}`;
      await choose(page, look);
      await page.goto(path);
      await settled(page);
      await page.getByRole('textbox', { name: WORDS[look.language][words] }).click();
      await expect(panel(page), where).toBeInViewport({ ratio: 1 });
      const covered = () =>
        panel(page).evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
          return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
        });
      await expect.poll(covered, where).toEqual([]);
      await expectNoHorizontalScroll(page, where);

      // A click outside closes them, and does nothing else.
      await page.mouse.click(1278, 638);
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

test('axe finds no violation in open popups of the desk: a list, a date picker, a menu of columns', async ({
  open,
}) => {
  const { page } = await ApiUser.demonstration(open, 'Buyer');
  for (const look of LOOKS) {
    const where = `${look.theme}, ${look.language}`;
    await choose(page, look);
    await page.goto('/dashboard/addTask');
    await settled(page);
    await page.locator('summary').click();
    await page.getByRole('main').getByRole('combobox').first().click();
    await expect(page.getByRole('listbox').first()).toBeAttached();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await expectNoAxeViolations(page, `a list: ${where}`);
    await page.keyboard.press('Escape');

    await page.getByLabel(WORDS[look.language].field).click();
    await expect(panel(page)).toBeVisible();
    await expectNoAxeViolations(page, `a date picker: ${where}`);

    await page.goto('/dashboard/myTasks');
    await settled(page);
    await page.locator('.k-column-menu > button').click();
    await expect(page.locator('.k-column-menu__panel')).toBeVisible();
    await expectNoAxeViolations(page, `a menu of columns: ${where}`);
  }
});
