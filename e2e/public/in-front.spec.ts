import { Person } from '../support/person';
import { expect, test } from '../support/test';

test.describe('what is said stays in front @any-database', () => {
  test('a toast is above the notification modal and can be closed there; the modal keeps the keyboard', async ({
    open,
  }) => {
    const buyer = new Person(await open(), 'Buyer');
    const { page } = buyer;
    await buyer.signInAs('Buyer');
    await buyer.buyCoins(10);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const modal = page.getByRole('dialog', { name: 'Notification' });
    await expect(modal).toBeVisible();
    const toast = page.getByText('Coin Purchased Successfully.');
    await expect(toast).toBeVisible();
    const inFront = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(inFront).toBe(true);
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeFocused();
  });

  test('the notification modal closes by a click outside', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    const { page } = worker;
    await worker.signInAs('Worker');
    await page.goto('/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const modal = page.getByRole('dialog', { name: 'Notification' });
    await expect(modal.getByRole('columnheader', { name: 'Date' })).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(modal).toBeHidden();
  });
});
