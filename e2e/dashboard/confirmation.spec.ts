import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** Desk pages use antd's confirm dialog, the others our own. */
const QUESTIONS = [
  {
    who: 'Buyer',
    path: '/dashboard/myTasks',
    ask: async (page: Page) => {
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    },
    button: '.k-confirm .ant-btn:last-child',
  },
  {
    who: 'Worker',
    path: '/dashboard/withdrawals',
    ask: async (page: Page) => {
      await page.getByLabel(/^Coins to Withdraw/).fill('200');
      await page.locator('label', { hasText: /^bkash$/ }).click();
      await page.getByLabel(/^Account Number/).fill('01700000000');
      await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
    },
    button: '.k-question__buttons button:last-child',
  },
] as const;

test.describe('a confirmation', () => {
  for (const { who, path, ask, button } of QUESTIONS) {
    test(`of a ${who} has its final position from the first frame on, so that a quick press hits its button`, async ({
      open,
    }) => {
      const { page } = await ApiUser.demonstration(open, who, { path });
      const places = page.evaluate(
        (selector) =>
          new Promise<readonly string[]>((done) => {
            const seen: string[] = [];
            const look = () => {
              const button = document.querySelector(selector);
              if (button) {
                const { left, top, width } = button.getBoundingClientRect();
                seen.push([left, top, width].map(Math.round).join());
              }
              if (seen.length < 30) requestAnimationFrame(look);
              else done(seen);
            };
            look();
          }),
        button,
      );
      await ask(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(new Set(await places).size).toBe(1);
    });
  }

  test('with a slow fade does not move the focus back after the user has moved it', async ({ open }) => {
    const { page } = await ApiUser.demonstration(open, 'Buyer', { path: '/dashboard/myTasks' });
    const opener = page.getByRole('main').getByRole('button', { name: 'Delete' });
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    const elsewhere = page.getByRole('link', { name: 'Payment History' });
    await opener.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-fade-leave')).not.toHaveCount(0);
    await elsewhere.focus();
    await expect(dialog).toBeHidden();
    await expect(elsewhere).toBeFocused();
  });
});
