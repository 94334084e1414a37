import { type Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard';
import { face, landscape, Person } from '../support/person';
import { expect, test } from '../support/test';

const TITLE = 'Count the rickshaws at your crossing';
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000);
/** Its day first, as it is written in Bangladesh. */
const TYPED_DATE = [IN_A_WEEK.getDate(), IN_A_WEEK.getMonth() + 1, IN_A_WEEK.getFullYear()]
  .map((part) => String(part).padStart(2, '0'))
  .join('/');

/** A user who signs up and does everything by keyboard. */
class KeyboardPerson extends Person {
  readonly keys: Keyboard;

  constructor(page: Page, name: string) {
    super(page, name);
    this.keys = new Keyboard(page);
  }

  override async signUp(role: 'Worker' | 'Buyer'): Promise<void> {
    const { page, keys } = this;
    await keys.press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await keys.press(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
    await keys.pick(page.locator('input[type=file]'), face);
    await keys.type(page.getByLabel(/^Name/), this.name);
    await keys.type(page.getByLabel(/^Email/), this.email);
    await keys.type(page.getByLabel(/^Password/), 'Secret1Word');
    await keys.type(page.getByLabel(/^Verify Password/), 'Secret1Word');
    await keys.choose(page.getByLabel(/^Role/), role === 'Worker' ? 1 : 2);
    await expect(page.getByLabel(/^Role/)).toHaveValue(role);
    await keys.press(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
    await this.expectText('Account Created Successfully.');
    await keys.press(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
    await this.hasCoins(role === 'Worker' ? 10 : 50);
  }

  override async goTo(entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Dashboard menu' });
    await this.keys.press(menu.getByRole('link', { name: entry, exact: true }));
  }

  button(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('button', { name });
  }
}

test('U4 a coin is earned by keyboard alone, and the focus is always visible @any-database @quick', async ({
  open,
}) => {
  const buyer = new KeyboardPerson(await open(), 'Kona Keys');
  const worker = new KeyboardPerson(await open(), 'Wasim Keys');

  await test.step('the first tab stop of a page skips its frame', async () => {
    const skip = buyer.page.getByRole('link', { name: 'Skip to content' });
    await buyer.keys.press(skip);
    await expect(buyer.page.getByRole('main')).toBeFocused();
  });

  await test.step('a Buyer signs up, buys coins and posts a task', async () => {
    const { page, keys } = buyer;
    await buyer.signUp('Buyer');
    await buyer.goTo('Purchase Coin');
    await keys.press(buyer.button('500 coins: Buy for'));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: /^Buy for/ }));
    await buyer.expectText('Coin Purchased Successfully.');
    await buyer.goTo('Add New Tasks');
    await keys.type(page.getByLabel(/^Task Title/), TITLE);
    await keys.type(page.getByLabel(/^Task Detail/), 'Ten minutes in the morning, on foot.');
    await keys.type(page.getByLabel(/^Required Workers/), '1');
    await keys.type(page.getByLabel(/^Payable Amount/), '190');
    await keys.type(page.getByLabel(/^Completion Date/), TYPED_DATE);
    await keys.type(page.getByLabel(/^Submission Info/), 'The number, and the name of the crossing.');
    await keys.pick(buyer.button('Choose a picture'), landscape);
    await expect(buyer.button('Remove')).toBeVisible();
    await expect(buyer.button('Add Task')).toBeEnabled();
    await keys.press(buyer.button('Add Task'));
    await buyer.expectText('Data added successfully.');
    await buyer.hasCoins(360);
  });

  await test.step('a Worker signs up, finds it and submits work', async () => {
    const { page, keys } = worker;
    await worker.signUp('Worker');
    await worker.goTo('Task List');
    await keys.type(page.getByLabel('Search tasks'), TITLE);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await keys.press(card.getByRole('link', { name: 'View Details' }));
    await keys.type(page.getByLabel(/^Submission Detail/), 'Forty-one, at Shapla Chattar.');
    await keys.press(worker.button('Submit'));
    await worker.expectText('Submission is successfull');
  });

  await test.step('the Buyer reads it, thinks of a refusal, and accepts it', async () => {
    const { page, keys } = buyer;
    await buyer.goTo('Home');
    const row = buyer.row(TITLE);
    const dialog = page.getByRole('dialog');
    await keys.press(row.getByRole('button', { name: 'View Submission' }));
    await expect(dialog).toContainText('Forty-one, at Shapla Chattar.');
    await keys.isHeldBy(dialog, row.getByRole('button', { name: 'View Submission' }));
    await keys.press(row.getByRole('button', { name: 'Reject' }), 'Space');
    await keys.isHeldBy(dialog, row.getByRole('button', { name: 'Reject' }));
    await keys.goTo(row.getByRole('button', { name: 'Accept' }), { back: true });
    await page.keyboard.press('Enter');
    await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
    await buyer.hasCoins(360);
  });

  await test.step('the Worker reads the news, withdraws, and thinks better of taking it back', async () => {
    const { page, keys } = worker;
    await worker.hasCoins(200);
    const bell = page.getByRole('button', { name: 'Notifications, 1 new' });
    await keys.press(bell);
    const opener = page.getByRole('button', { name: /^Notifications/ });
    await keys.isHeldBy(page.getByRole('dialog', { name: 'Notification' }), opener);
    await worker.goTo('Withdrawals');
    await keys.type(page.getByLabel(/^Coins to Withdraw/), '200');
    await keys.choose(page.getByRole('radio', { name: 'bkash' }), 1);
    await expect(page.getByRole('radio', { name: 'nagad' })).toBeChecked();
    await keys.type(page.getByLabel(/^Account Number/), '01700000000');
    await keys.press(worker.button('Withdraw'));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }));
    await worker.expectText('Withdrawal Request Sent');
    await keys.press(worker.button('Cancel withdrawal'));
    await keys.isHeldBy(page.getByRole('dialog'), worker.button('Cancel withdrawal'));
    await worker.hasCoins(0);
    await worker.expectText('0 available · 200 on hold');
  });
});
