import { type Locator } from '@playwright/test';
import { FAILED_ANSWERS } from '../support/member';
import { expect, test } from '../support/test';

const LOOKS = [
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

const looksOf = (link: Locator) =>
  link.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, LOOKS);

/** At rest, under the pointer, and with the focus of a keyboard. */
async function everyLookOf(link: Locator) {
  const page = link.page();
  await page.mouse.move(0, 0);
  const rest = await looksOf(link);
  await link.hover();
  const hovered = await looksOf(link);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  const focused = await looksOf(link);
  await link.blur();
  return { rest, hovered, focused };
}

for (const theme of ['light', 'dark'] as const) {
  test(`links look the same before and after the stylesheet of antd arrives, in the ${theme} theme @any-database`, async ({
    open,
  }) => {
    const page = await open('/signin', { expects: FAILED_ANSWERS });
    if (theme === 'dark') await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    const links = [
      page.getByRole('main').getByRole('link', { name: 'Sign Up' }),
      page.getByRole('link', { name: 'About Us' }),
    ];
    const before = [];
    for (const link of links) before.push(await everyLookOf(link));
    expect(before[0]?.focused['outline-style']).toBe('solid');

    await page.getByLabel(/^E-mail/).fill('nobody@kaaj.example');
    await page.getByLabel(/^Password/).fill('Wrong1Word');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.locator('.ant-notification')).toBeVisible();

    for (const [index, link] of links.entries()) expect(await everyLookOf(link)).toEqual(before[index]);
  });
}
