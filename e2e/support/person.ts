import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';

const pictures = join(__dirname, '../pictures');

export const face = join(pictures, 'face.png');
export const landscape = join(pictures, 'landscape.jpg');

export const PASSWORD = 'Secret1Word';

export interface NewTask {
  readonly title: string;
  readonly detail: string;
  readonly workers: number;
  readonly pay: number;
  readonly info: string;
  /** Days to decide on work; as usual here where none are named. */
  readonly reviewDays?: number;
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
    await this.fillSignUp(role);
    await this.page.getByRole('button', { name: 'Sign Up' }).click();
    await this.expectText('Account Created Successfully.');
  }

  /** Fills the form of a new account, up to its button. */
  async fillSignUp(role: 'Worker' | 'Buyer'): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await this.pickPicture();
    await this.field('Name').fill(this.name);
    await this.field('Email').fill(this.email);
    await this.field('Password').fill(PASSWORD);
    await this.field('Verify Password').fill(PASSWORD);
    await this.field('Role').selectOption(role);
  }

  async pickPicture(): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(face);
  }

  /** Signs in with the password of `signUp`, as far as pressing Login. */
  async logIn(password = PASSWORD): Promise<void> {
    await this.page.goto('/signin');
    await this.field('Email').fill(this.email);
    await this.field('Password').fill(password);
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Account' }).click();
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.expectText('Logged out.');
  }

  /** Signs in with the demonstration account of this role, filled in by its button. */
  async signInAs(role: 'Worker' | 'Buyer' | 'Admin'): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign In' }).first().click();
    await this.page.getByRole('button', { name: role, exact: true }).click();
    // On a phone the one may be scrolled to where the other was pressed.
    const login = this.page.getByRole('button', { name: 'Login', exact: true });
    await login.click();
    await this.expectText('Yay! Logged in.');
    // The next page replaces the form once it has loaded, after the address changed; it closes a menu opened before.
    await expect(login).toHaveCount(0);
  }

  /** Opens the dashboard from wherever this person is, then an entry of its menu. */
  async goTo(entry: string): Promise<void> {
    if (!this.isInDashboard()) await this.page.getByRole('link', { name: 'Dashboard' }).first().click();
    const menu = this.page.getByRole('navigation', { name: 'Dashboard menu' });
    // An entry may count what waits behind its name.
    await menu.getByRole('link', { name: new RegExp(`^${entry}( |$)`) }).click();
  }

  /** Back to the public pages through the dashboard's brand. */
  async leaveDashboard(): Promise<void> {
    if (!this.isInDashboard()) return;
    await this.page.getByRole('banner').getByRole('link', { name: 'Kaaj' }).click();
    await expect(this.page).toHaveURL('/');
  }

  private isInDashboard(): boolean {
    return new URL(this.page.url()).pathname.startsWith('/dashboard');
  }

  /** The coins in the dashboard's header. */
  async hasCoins(coins: number): Promise<void> {
    await expect(
      this.page.getByRole('banner').getByRole('link', { name: `${coins} coins`, exact: true }),
    ).toBeVisible();
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** Confirms the dialog. */
  async confirm(button: string | RegExp): Promise<void> {
    await this.dialog().getByRole('button', { name: button }).click();
  }

  async buyCoins(coins: number): Promise<void> {
    await this.goTo('Purchase Coin');
    await this.page.getByRole('button', { name: `${coins} coins: Buy for` }).click();
    await this.confirm(/^Buy for/);
    await this.expectText('Coin Purchased Successfully.');
  }

  async postTask({ title, detail, workers, pay, info, reviewDays }: NewTask): Promise<void> {
    await this.goTo('Add New Tasks');
    await this.field('Task Title').fill(title);
    await this.field('Task Detail').fill(detail);
    await this.field('Required Workers').fill(String(workers));
    await this.field('Payable Amount').fill(String(pay));
    await this.field('Completion Date').fill(daysFromNow(7));
    await this.field('Submission Info').fill(info);
    if (reviewDays) {
      await this.page.getByText('More options', { exact: true }).click();
      await choose(this.field('Days to decide on work'), `${reviewDays} day${reviewDays === 1 ? '' : 's'}`);
    }
    await this.page.locator('input[type=file]').setInputFiles(landscape);
    await this.page.getByRole('button', { name: 'Add Task' }).click();
    await this.expectText('Data added successfully.');
  }

  /** Finds a task in All Tasks and opens it. */
  async openTask(title: string): Promise<void> {
    await this.leaveDashboard();
    await this.page.getByRole('link', { name: 'All Tasks' }).first().click();
    const card = this.page.getByRole('article').filter({ hasText: title });
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async submitProof(proof: string): Promise<void> {
    await this.field('Submission Detail').fill(proof);
    await this.page.getByRole('button', { name: 'Submit' }).click();
    await this.expectText('Submission is successfull');
  }

  async expectOpenSlots(count: number, places: number): Promise<void> {
    const slots = this.page.getByRole('term').filter({ hasText: 'Required Workers' }).locator('+ dd');
    await expect(slots).toHaveText(`${count} of ${places} left`);
  }

  async viewSubmission(worker: string, proof: string): Promise<void> {
    await this.row(worker).getByRole('button', { name: 'View Submission' }).click();
    await expect(this.dialog().getByText(proof)).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.dialog()).toBeHidden();
  }

  async accept(row: Locator): Promise<void> {
    await row.getByRole('button', { name: 'Accept' }).click();
    await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
  }

  async reject(row: Locator, reason: string): Promise<void> {
    await row.getByRole('button', { name: 'Reject' }).click();
    await this.dialog().getByRole('textbox').fill(reason);
    await this.dialog().getByRole('button', { name: 'Reject' }).click();
    await expect(row.getByText('Rejected', { exact: true })).toBeVisible();
  }

  /** With the password, so that its money does not wait. */
  async saveAccount(system: string, account: string): Promise<void> {
    await this.goTo('Withdrawals');
    await this.page.getByRole('button', { name: 'Save an account' }).click();
    const dialog = this.dialog();
    await dialog.getByText(system, { exact: true }).click();
    await dialog.getByLabel(/^Account Number/).fill(account);
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await this.expectText('Account saved');
  }

  /** Four presses from wherever one is: the menu, the field, Withdraw, and the confirmation. */
  async withdrawToSaved(coins: number, account: string): Promise<void> {
    await this.goTo('Withdrawals');
    await expect(this.page.getByRole('radio', { name: account })).toBeChecked();
    await this.field('Coins to Withdraw').fill(String(coins));
    await this.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await this.confirm('Withdraw');
    await this.expectText('Withdrawal Request Sent');
  }

  async payOut(worker: string): Promise<void> {
    const row = this.row(worker);
    await row.getByRole('button', { name: 'Accept' }).click();
    await this.dialog().getByRole('button', { name: 'Accept' }).click();
    await this.expectText('Accepted Withdrawal.');
    await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
  }

  async deleteTask(title: string): Promise<void> {
    await this.goTo("My Task's");
    await this.asksToDelete(title);
    await expect(this.dialog()).toContainText('Are you sure you want to delete this task?');
    await this.dialog().getByRole('button', { name: 'Delete' }).click();
    await this.expectText('Task Deleted');
    await expect(this.row(title)).toContainText('Deleted');
  }

  async opensMenuOf(row: string): Promise<void> {
    await this.row(row)
      .getByRole('button', { name: /^More actions for/ })
      .click();
  }

  /** By the menu of the task's row. */
  async asksToDelete(title: string): Promise<void> {
    await this.opensMenuOf(title);
    await this.row(title).getByRole('button', { name: 'Delete' }).click();
  }

  async bellShows(count: number, message: string): Promise<void> {
    const { page } = this;
    await page
      .getByRole('banner')
      .getByRole('button', { name: `Notifications, ${count} new` })
      .click();
    const modal = page.getByRole('dialog', { name: 'Notification' });
    await expect(modal.getByRole('row').filter({ hasText: message })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  private dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A form's field by its label; labels of required fields end with a star. */
  private field(label: string): Locator {
    const escaped = label.replace(/[()$.*]/g, '\\$&');
    return this.page.getByLabel(new RegExp(`^${escaped}\\*?$`));
  }
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
