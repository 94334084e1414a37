import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const pictures = join(__dirname, '../pictures');

export const face = join(pictures, 'face.png');
export const landscape = join(pictures, 'landscape.jpg');

export interface NewTask {
  readonly title: string;
  readonly detail: string;
  readonly workers: number;
  readonly pay: number;
  readonly info: string;
}

/** Someone in front of a browser: everything is done by clicking and typing what the screen shows. */
export class Person {
  constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  get email(): string {
    return `${this.name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  }

  /** A new account, with a picture; ends signed in on the home page. */
  async signUp(role: 'Worker' | 'Buyer'): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign up/i })
      .click();
    await page.locator('input[type=file]').setInputFiles(face);
    await page.getByLabel('Name', { exact: true }).fill(this.name);
    await page.getByLabel(/^e-?mail/i).fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill('Secret1Word');
    await page.getByLabel('Verify Password').fill('Secret1Word');
    await this.choose(page.getByLabel('Role'), role);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await this.sees('Account Created Successfully.');
  }

  /** Signs in with the demonstration account of this role, filled in by its button. */
  async signInAs(role: 'Worker' | 'Buyer' | 'Admin'): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign In' }).first().click();
    await this.page.getByRole('button', { name: role, exact: true }).click();
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
    await this.sees('Yay! Logged in.');
  }

  /** Opens the dashboard from wherever this person is, then an entry of its menu. */
  async goTo(entry: string): Promise<void> {
    if (!new URL(this.page.url()).pathname.startsWith('/dashboard')) {
      await this.page.getByRole('link', { name: 'Dashboard' }).first().click();
    }
    await this.page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
  }

  /** The coins in the dashboard's header. */
  async hasCoins(coins: number): Promise<void> {
    await expect(
      this.page
        .getByRole('banner')
        .getByText(new RegExp(`^${coins}\\b`))
        .first(),
    ).toBeVisible();
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async buyCoins(coins: number): Promise<void> {
    await this.goTo('Purchase Coin');
    await this.card(new RegExp(`\\b${coins}\\b`))
      .getByRole('button')
      .click();
    await this.sees('Coin Purchased Successfully.');
  }

  async postTask({ title, detail, workers, pay, info }: NewTask): Promise<void> {
    const { page } = this;
    await this.goTo('Add New Tasks');
    await page.getByLabel('Task Title').fill(title);
    await page.getByLabel('Task Detail').fill(detail);
    await page.getByLabel('Required Workers').fill(String(workers));
    await page.getByLabel('Payable Amount').fill(String(pay));
    await page.getByLabel('Completion Date').fill(daysFromNow(7));
    await page.getByLabel('Completion Date').press('Enter');
    await page.getByLabel('Submission Info').fill(info);
    await page.locator('input[type=file]').setInputFiles(landscape);
    await page.getByRole('button', { name: 'Add Task' }).click();
    await this.sees('Data added successfully.');
  }

  /** Finds a task in All Tasks and opens it. */
  async openTask(title: string): Promise<void> {
    await this.page.getByRole('link', { name: 'All Tasks' }).first().click();
    await this.card(title)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  async submitProof(proof: string): Promise<void> {
    await this.page.getByRole('main').getByRole('textbox').fill(proof);
    await this.page.getByRole('button', { name: 'Submit' }).click();
    await this.sees('Submission is successfull');
  }

  /** Back to the public pages through the dashboard's brand. */
  async leaveDashboard(): Promise<void> {
    if (!new URL(this.page.url()).pathname.startsWith('/dashboard')) return;
    await this.page.getByRole('banner').getByRole('link').first().click();
    await expect(this.page).toHaveURL('/');
  }

  async seesOpenSlots(count: number): Promise<void> {
    await expect(this.page.getByRole('main').getByText(new RegExp(`Required Workers:?\\s*${count}\\b`))).toBeVisible();
  }

  async viewSubmission(worker: string, proof: string): Promise<void> {
    await this.row(worker).getByRole('button', { name: 'View Submission' }).click();
    await expect(this.page.getByRole('dialog').getByText(proof)).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async withdraw(coins: number, system: string, account: string): Promise<void> {
    await this.page.getByLabel('Coins to Withdraw').fill(String(coins));
    await this.choose(this.page.getByLabel('Payment System'), system);
    await this.page.getByLabel('Account Number').fill(account);
    await this.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await this.sees('Withdrawal Request Sent');
  }

  async bellShows(count: number, message: RegExp): Promise<void> {
    const { page } = this;
    const bell = page.getByRole('banner').getByRole('button', { name: /notification/i });
    await expect(bell).toContainText(String(count));
    await bell.click();
    const modal = page.getByRole('dialog', { name: 'Notification' });
    await expect(modal.getByRole('row').filter({ hasText: message })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  card(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  async choose(field: Locator, option: string): Promise<void> {
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(option);
    else {
      await field.click();
      await this.page.getByRole('option', { name: option, exact: true }).click();
    }
  }
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
