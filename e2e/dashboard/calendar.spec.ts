import { type Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard';
import { choose, isAccessible, LOOKS, settled } from '../support/looks';
import { Member } from '../support/member';
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
  en: { field: /^Completion Date/, opener: 'Select date', written: (day: string) => day },
  bn: { field: /^শেষ তারিখ/, opener: 'তারিখ নির্বাচন', written: banglaDigits },
} as const;

test.describe('the calendar of a completion date', () => {
  for (const language of ['en', 'bn'] as const) {
    test(`is used by keyboard alone: ${language} @any-database`, async ({ open }) => {
      const { field, opener, written } = WORDS[language];
      const { page } = await Member.demonstration(open, 'Buyer');
      await choose(page, { theme: 'light', language });
      await page.goto('/dashboard/addTask');
      await settled(page);
      const keys = new Keyboard(page);
      const line = page.getByLabel(field);
      const button = page.getByRole('button', { name: opener });
      const calendar = page.getByRole('dialog', { name: opener });
      const focused = calendar.locator('[role=gridcell]:focus');

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
  }
});

test('axe finds nothing in what opens at the desk: a list, a calendar with its lists of months and years, a menu of columns', async ({
  open,
}) => {
  const { page } = await Member.demonstration(open, 'Buyer');
  for (const look of LOOKS) {
    const where = `${look.theme}, ${look.language}`;
    await choose(page, look);
    await page.goto('/dashboard/addTask');
    await settled(page);
    await page.getByRole('main').getByRole('combobox').first().click();
    await expect(page.getByRole('listbox').first()).toBeAttached();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await isAccessible(page, `a list: ${where}`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: WORDS[look.language].opener }).click();
    const calendar = page.getByRole('dialog', { name: WORDS[look.language].opener });
    await expect(calendar.locator('[role=gridcell]:focus')).toBeVisible();
    await isAccessible(page, `a calendar: ${where}`);
    for (const list of ['month', 'year']) {
      await calendar.locator(`.ant-picker-${list}-btn`).click();
      await expect(calendar.locator(`.ant-picker-${list}-panel`)).toBeVisible();
      await isAccessible(page, `its ${list}s: ${where}`);
      await calendar.locator('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)').last().click();
    }

    await page.goto('/dashboard/myTasks');
    await settled(page);
    await page.locator('.k-column-menu > button').click();
    await expect(page.locator('.k-column-menu__panel')).toBeVisible();
    await isAccessible(page, `a menu of columns: ${where}`);
  }
});
