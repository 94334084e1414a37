import { freePort } from '../support/free-port';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { StandInStripe } from '../support/stand-in-stripe';
import { expect, test } from '../support/test';

test('buying coins through Stripe leads to the checkout and back: a cancelled purchase costs nothing and can be started again, a paid one is credited after the confirmation, on the open page @any-database @quick', async ({
  open,
  launch,
  ownStorage,
}) => {
  const stripe = await StandInStripe.start();
  const storage = await ownStorage();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await launch({ ...storage.environment, ...stripe.environment, DEMO: 'false', PORT: String(port) }).ready();
  const here: typeof open = (path) => open(path, { origin, expects: FAILED_ANSWERS });
  const buyer = await ApiUser.join(here, 'Chandni Checkout', 'Buyer');
  const { page } = buyer;

  await test.step('cancelled, it costs nothing and can be started again', async () => {
    await buyer.goTo('Purchase Coin');
    await expect(page.getByText('Sandbox mode')).toHaveCount(0);
    const buy = page.getByRole('button', { name: '10 coins: Buy for $1.00', exact: true });
    await buy.click();
    await buyer.confirm(/^Buy for/);
    await page.getByRole('link', { name: 'cancel' }).click();
    await expect(page).toHaveURL('/dashboard/purchaseCoin?payment=cancelled');
    await buyer.expectText('The payment was cancelled. Nothing was charged.');
    await stripe.tells(origin, 'checkout.session.expired');
    await buyer.goTo('Payment History');
    await expect(buyer.row('TXN')).toContainText('Failed');
    await expect(buyer.row('TXN').getByRole('button', { name: 'Receipt' })).toHaveCount(0);
    await buyer.hasCoins(50);
    await buyer.goTo('Purchase Coin');
    await buy.click();
    await buyer.confirm(/^Buy for/);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.goBack();
  });

  await test.step('paid, it is credited after the confirmation', async () => {
    await page.getByRole('button', { name: '150 coins: Buy for $10.00' }).click();
    await buyer.confirm(/^Buy for/);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.getByRole('link', { name: 'pay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment History');
    await buyer.expectText('Thank you. Your coins arrive as soon as the payment is confirmed.');
    const row = buyer.row('TXN').filter({ hasText: '150' });
    await expect(row).toContainText('Waiting');
    await buyer.hasCoins(50);
    await stripe.tells(origin, 'checkout.session.completed');
    await buyer.hasCoins(200);
    await buyer.expectText('Coin Purchased Successfully.');
    await expect(row).toContainText('Paid');
    await stripe.tells(origin, 'checkout.session.completed');
    expect(await buyer.coins()).toMatchObject({ coin: 200, availableCoin: 200 });
  });
  await stripe.stop();
});
