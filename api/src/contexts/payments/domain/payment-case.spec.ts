import { cents, coins } from '../../../kernel/coins';
import { centsTaken, coinsPaidBy, mismatchOf, type Paid } from './payment-case';
import { type Purchase } from './purchase';

const purchase: Purchase = {
  id: 'purchase',
  buyerId: 'buyer',
  coins: coins(150),
  cents: cents(1000),
  transactionId: 'TXN12345',
  state: 'created',
  madeAt: 1,
  checkoutSession: 'cs_1',
  checkoutUrl: 'https://checkout.test/1',
};
const paid: Paid = { sessionId: 'cs_1', gatewayPaymentId: 'pi_1', cents: 1000, currency: 'usd' };

describe('a payment', () => {
  it.each([
    ['matches the purchase', purchase, paid, undefined],
    [
      'matches a purchase that never got the name of its checkout',
      { ...purchase, checkoutSession: null },
      paid,
      undefined,
    ],
    ['matches no purchase', undefined, paid, 'purchase'],
    ['belongs to another checkout', purchase, { ...paid, sessionId: 'cs_2' }, 'session'],
    ['has another currency', purchase, { ...paid, currency: 'bdt' }, 'currency'],
    ['is a cent too low', purchase, { ...paid, cents: 999 }, 'amount'],
    ['is a cent too high', purchase, { ...paid, cents: 1001 }, 'amount'],
    [
      'without a name still has the wrong amount',
      { ...purchase, checkoutSession: null },
      { ...paid, cents: 1 },
      'amount',
    ],
  ] as const)('%s', (_, bought, reported, reason) => expect(mismatchOf(bought, reported)).toBe(reason));

  it.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [500, 75],
    [999, 150],
    [1000, 150],
    [5000, 150],
  ])('of 1,000 cents for 150 coins, refunded by %i cents, takes back %i coins', (part, refunded) =>
    expect(coinsPaidBy(purchase, part)).toBe(refunded),
  );

  it.each([
    ['in our currency', { cents: 400, paymentAmount: 1000, currency: 'usd' }, 400],
    ['in another one', { cents: 61_000, paymentAmount: 122_000, currency: 'bdt' }, 500],
    ['in another one, rounded up', { cents: 1, paymentAmount: 122_000, currency: 'bdt' }, 1],
    ['in another one, as a whole', { cents: 122_000, paymentAmount: 122_000, currency: 'bdt' }, 1000],
    ['in another one with an unknown total', { cents: 790, paymentAmount: undefined, currency: 'gbp' }, 1000],
  ])('of 1,000 cents refunded %s takes back the matching cents', (_, reported, taken) =>
    expect(centsTaken(purchase, reported)).toBe(taken),
  );
});
