import { ApiUser } from '../support/api-user';
import { StandInStripe } from '../support/stand-in-stripe';
import { expect, test as base } from '../support/test';

const test = base.extend<object, { readonly stripe: StandInStripe }>({
  stripe: [
    async ({ browserName: _ }, use) => {
      const stripe = await StandInStripe.start();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  environment: [({ stripe }, use) => use(stripe.environment), { scope: 'worker' }],
});

test.describe('buying coins through Stripe @any-database', () => {
  test('leads to the checkout and back; coins are credited after the confirmation, on the open page @quick', async ({
    open,
    product,
    stripe,
  }) => {
    const buyer = await ApiUser.join(open, 'Chandni Checkout', 'Buyer');
    const { page } = buyer;
    await buyer.goTo('Purchase Coin');
    await expect(page.getByText('Sandbox mode')).toHaveCount(0);
    await page.getByRole('button', { name: '150 coins: Buy for $10.00' }).click();
    await buyer.confirm(/^Buy for/);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.getByRole('link', { name: 'pay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment History');
    await buyer.expectText('Thank you. Your coins arrive as soon as the payment is confirmed.');
    await expect(buyer.row('TXN')).toContainText('Waiting');
    await buyer.hasCoins(50);
    await stripe.tells(product.origin, 'checkout.session.completed');
    await buyer.hasCoins(200);
    await buyer.expectText('Coin Purchased Successfully.');
    await expect(buyer.row('TXN')).toContainText('Paid');
    await stripe.tells(product.origin, 'checkout.session.completed');
    expect(await buyer.coins()).toMatchObject({ coin: 200, availableCoin: 200 });
  });

  test('that was cancelled costs nothing and can be started again @quick', async ({ open, product, stripe }) => {
    const buyer = await ApiUser.join(open, 'Chayan Checkout', 'Buyer');
    const { page } = buyer;
    await buyer.goTo('Purchase Coin');
    const buy = page.getByRole('button', { name: '10 coins: Buy for $1.00', exact: true });
    await buy.click();
    await buyer.confirm(/^Buy for/);
    await page.getByRole('link', { name: 'cancel' }).click();
    await expect(page).toHaveURL('/dashboard/purchaseCoin?payment=cancelled');
    await buyer.expectText('The payment was cancelled. Nothing was charged.');
    await stripe.tells(product.origin, 'checkout.session.expired');
    await buyer.goTo('Payment History');
    await expect(buyer.row('TXN')).toContainText('Failed');
    await expect(buyer.row('TXN').getByRole('button', { name: 'Receipt' })).toHaveCount(0);
    await buyer.hasCoins(50);
    await buyer.goTo('Purchase Coin');
    await buy.click();
    await buyer.confirm(/^Buy for/);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  });
});
