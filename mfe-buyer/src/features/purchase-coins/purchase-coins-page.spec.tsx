import { aUser, problem, renderPage, type Stubs, whileOffline } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import PurchaseCoinsPage from './purchase-coins-page';

const user = userEvent.setup({ delay: null });
const BUY = 'POST /payment';

const open = (api: Stubs = {}, more: object = {}) =>
  renderPage(<PurchaseCoinsPage />, {
    at: '/dashboard/purchaseCoin',
    messages,
    user: aUser({ role: 'Buyer' }),
    api: { 'GET /settings': { data: { paymentGateway: 'stripe' } }, ...api },
    ...more,
  });

/** With the packages there. */
const openShop: typeof open = async (...wish) => {
  const page = await open(...wish);
  await screen.findAllByRole('article');
  return page;
};

const offer = (coins: string) => screen.getByRole('button', { name: new RegExp(`^${coins} coins: `) });

beforeEach(() => localStorage.clear());

it('offers the packages of this installation with their prices, and marks the best', async () => {
  const packages = [
    { id: 1, coins: 40, price: 1.99 },
    { id: 2, coins: 90, price: 4 },
  ];
  await open({ 'GET /settings': { data: { paymentGateway: 'stripe', packages } } });
  const offers = await screen.findAllByRole('article');
  expect(offers.map((each) => within(each).getByRole('button').getAttribute('aria-label'))).toEqual([
    '40 coins: Buy for $1.99',
    '90 coins: Buy for $4.00',
  ]);
  expect(offers.map((each) => within(each).queryByText('Best value') !== null)).toEqual([false, true]);
});

it('shows no price before the server has sent it, and shows an error when it failed', async () => {
  await open({ 'GET /settings': problem(503, 'server/unavailable') });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(await screen.findByText('The packages could not be loaded.')).toBeInTheDocument();
});

it('offers four packages by default, and marks the best', async () => {
  await open();
  const offers = await screen.findAllByRole('article');
  expect(offers.map((each) => within(each).getByRole('button').getAttribute('aria-label'))).toEqual([
    '10 coins: Buy for $1.00',
    '150 coins: Buy for $10.00',
    '500 coins: Buy for $20.00',
    '1,000 coins: Buy for $35.00',
  ]);
  expect(offers.map((each) => within(each).queryByText('Best value') !== null)).toEqual([false, false, false, true]);
  expect(offers[3]).toHaveTextContent('$3.50 for 100 coins');
});

describe('its heading and lead text', () => {
  it('is that no money moves in the sandbox', async () => {
    await open({ 'GET /settings': { data: { paymentGateway: 'sandbox' } } });
    expect(await screen.findByText(/Sandbox mode/)).toBeInTheDocument();
  });

  it('does not mention a sandbox in production', async () => {
    const page = await open();
    await waitFor(() => expect(page.server.callsOf('GET /settings')).toHaveLength(1));
    expect(screen.queryByText(/Sandbox mode/)).not.toBeInTheDocument();
  });

  it('is that a payment was cancelled', async () => {
    await open({}, { at: '/dashboard/purchaseCoin?payment=cancelled' });
    expect(screen.getByText('The payment was cancelled. Nothing was charged.')).toBeInTheDocument();
  });

  it('is the way back to a task that waits for coins', async () => {
    localStorage.setItem('kaaj.draft.rina@example.com/task', '{"title":"Half a task"}');
    await open();
    expect(screen.getByText('Your task is still waiting for you.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to your task' })).toHaveAttribute('href', '/dashboard/addTask');
  });
});

describe('a package that was chosen before', () => {
  const chosen = (coins: string, api: Stubs = {}) => openShop(api, { at: `/dashboard/purchaseCoin?coins=${coins}` });

  it('opens its confirm dialog at once, and only once', async () => {
    const page = await chosen('150', { [BUY]: { data: { checkoutUrl: null } } });
    await waitFor(() => expect(offer('150')).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.server.callsOf(BUY)).toEqual([]);
    expect(page.answer(true).title).toBe('Buy 150 coins for $10.00?');
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: 'Coin Purchased Successfully.' }]));
    expect(page.server.callsOf(BUY)).toHaveLength(1);
    expect(page.notices()).toEqual([]);
  });

  it.each(['7', '150.0', 'all'])('is ignored when it does not exist: "%s"', async (coins) => {
    const page = await chosen(coins);
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toEqual([]);
    expect(offer('150')).toBeEnabled();
  });

  it('waits until there is a connection', async () => {
    await whileOffline(async () => {
      const page = await chosen('500');
      expect(page.notices()).toEqual([]);
      expect(page.place()).toBe('/dashboard/purchaseCoin?coins=500');
    });
  });
});

describe('buying', () => {
  it('is confirmed once, naming coins and price, and nothing is bought at a no', async () => {
    const page = await openShop({ [BUY]: { data: { checkoutUrl: null } } });
    await user.click(offer('150'));
    await user.click(offer('150'));
    expect(page.answer(false)).toEqual({ title: 'Buy 150 coins for $10.00?', ok: 'Buy for $10.00' });
    await waitFor(() => expect(offer('500')).toBeEnabled());
    expect(page.notices()).toEqual([]);
    expect(page.server.callsOf(BUY)).toEqual([]);
  });

  it('confirms in Bangla, too', async () => {
    const page = await open({}, { language: 'bn' });
    await user.click(await screen.findByRole('button', { name: /^১৫০/ }));
    expect(page.answer(false).title).toBe('$১০.০০ দিয়ে ১৫০ কয়েন কিনবেন?');
  });

  it('confirms the package, and shows when the coins are credited', async () => {
    const page = await openShop({ [BUY]: { data: { checkoutUrl: null } } });
    await user.click(offer('150'));
    page.answer(true);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Coin Purchased Successfully.' }]),
    );
    expect(page.server.callsOf(BUY)[0]?.body).toEqual({ coinsPurchased: 150 });
    expect(page.server.callsOf(BUY)[0]?.query.get('email')).toBe('rina@example.com');
    expect(offer('150')).toBeEnabled();
  });

  it('is one purchase at a time', async () => {
    let answer: (body: object) => void = () => undefined;
    const page = await openShop({ [BUY]: () => new Promise((done) => (answer = done)) });
    await user.click(offer('150'));
    expect(offer('500')).toBeDisabled();
    expect(offer('150')).toHaveAttribute('aria-busy', 'true');
    page.answer(true);
    await waitFor(() => expect(page.server.callsOf(BUY)).toHaveLength(1));
    await user.click(offer('150'));
    expect(page.notices()).toEqual([]);
    answer({ data: { checkoutUrl: null } });
    await waitFor(() => expect(offer('500')).toBeEnabled());
    expect(page.server.callsOf(BUY)).toHaveLength(1);
  });

  it('shows an error, and can be retried', async () => {
    const page = await openShop({ [BUY]: problem(503, 'payment/gateway-unavailable') });
    await user.click(offer('10'));
    page.answer(true);
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: 'The payment service is not responding. You were not charged; please try again.' },
      ]),
    );
    expect(offer('10')).toBeEnabled();
  });

  it('waits while there is no connection', async () => {
    await openShop();
    await whileOffline(() => expect(offer('10')).toBeDisabled());
  });
});

it('is shown in Bangla, with Bangla digits', async () => {
  await openShop({}, { language: 'bn' });
  expect(screen.getByText('১,০০০')).toBeInTheDocument();
});
