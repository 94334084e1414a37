import { resize } from '../support/resize';
import { expect, test } from '../support/test';

test.describe('ways through the public pages @any-database', () => {
  test('the bar links a visitor to every page but the dashboard, and to other sites in a new window', async ({
    open,
  }) => {
    const page = await open('/');
    const bar = page.getByRole('banner');
    const inside = { 'All Tasks': '/alltasks', 'About Us': '/aboutus', Home: '/', 'Sign In': '/signin' };
    for (const [name, path] of Object.entries(inside)) {
      await bar.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Join as Developer' })).toHaveAttribute('target', '_blank');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`${new Date().getFullYear()}`);
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveCount(3);
  });

  test('on a phone the same links are in a drawer that closes by Escape and by navigation @quick', async ({ open }) => {
    const page = await open('/');
    await resize(page, { width: 360, height: 740 });
    const opener = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/aboutus');
    await expect(drawer).toBeHidden();
  });

  test('home links buyers to sign-in and newcomers to sign-up', async ({ open }) => {
    const page = await open('/');
    const packages = page.getByRole('link', { name: /^Buy Now/ });
    await expect(packages).toHaveCount(4);
    await packages.last().click();
    await expect(page).toHaveURL('/signin');
    await page.goBack();
    await page.getByRole('link', { name: 'Get Started Now' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('a page opens at its top, and Back restores the scroll position @quick', async ({ open }) => {
    const page = await open('/');
    const depth = () => page.evaluate(() => Math.round(window.scrollY));
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Get Started Now' }).scrollIntoViewIfNeeded();
    expect(await depth()).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Get Started Now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
    await expect.poll(depth).toBe(0);
    await page.goBack();
    await expect.poll(depth).toBeGreaterThan(500);
  });

  test('the head has one title, that of the open page @quick', async ({ open }) => {
    const page = await open('/');
    const titles = () => page.locator('head > title').allTextContents();
    await expect.poll(titles).toEqual(['Home | Kaaj']);
    for (const name of ['All Tasks', 'About Us', 'Sign In']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect.poll(titles).toEqual([`${name} | Kaaj`]);
    }
    await page.goBack();
    await expect.poll(titles).toEqual(['About Us | Kaaj']);
  });

  test('an unknown address links back home', async ({ open }) => {
    const page = await open('/nothing/here');
    await expect(page).toHaveTitle('404 Error | Kaaj');
    await expect(page.locator('head > title')).toHaveCount(1);
    await page.getByRole('link', { name: 'Go Back To Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('About Us answers five questions, one press each', async ({ open }) => {
    const page = await open('/aboutus');
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(5);
    for (const question of (await questions.all()).reverse()) {
      await question.locator('summary').click();
      await expect(question.locator('.k-accordion__content')).toBeVisible();
    }
  });

  test('both passwords of a sign-up can be shown and hidden', async ({ open }) => {
    const page = await open('/signup');
    for (const field of [page.getByLabel(/^Password/), page.getByLabel(/^Verify Password/)]) {
      await field.fill('Secret1');
      await expect(field).toHaveAttribute('type', 'password');
      const toggle = field.locator('xpath=following-sibling::button');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'text');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'password');
    }
  });
});
