import { type Locator } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { expect, waitForHydration, test } from '../support/test';

const STYLES = [
  'color',
  'background-color',
  'text-decoration-line',
  'text-decoration-thickness',
  'text-underline-offset',
  'outline-style',
  'outline-width',
  'outline-color',
  'outline-offset',
  'transition-duration',
  'cursor',
  'font-weight',
] as const;

const stylesOf = (link: Locator) =>
  link.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, STYLES);

/** At rest, under the pointer, and with the focus of a keyboard. */
async function stylesByState(link: Locator) {
  const page = link.page();
  await page.mouse.move(0, 0);
  const rest = await stylesOf(link);
  await link.hover();
  const hovered = await stylesOf(link);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  const focused = await stylesOf(link);
  await link.blur();
  return { rest, hovered, focused };
}

for (const theme of ['light', 'dark'] as const) {
  test(`links have the same style before and after the stylesheet of antd loads, in the ${theme} theme @any-database`, async ({
    open,
  }) => {
    const { page } = await ApiUser.demonstration(open, 'Buyer', { path: '/aboutus' });
    await page.emulateMedia({ colorScheme: theme });
    // The header is rendered again for a signed-in user, which would remove the element under test.
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await waitForHydration(page);
    const links = ['All Tasks', 'About Us'].map((name) => page.getByRole('link', { name }).first());
    const before = [];
    for (const link of links) before.push(await stylesByState(link));
    expect(before[0]?.focused['outline-style']).toBe('solid');

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { name: 'Tasks to Review' })).toBeVisible();
    await page.goBack();

    for (const [index, link] of links.entries()) expect(await stylesByState(link)).toEqual(before[index]);
  });
}
