import { actions, describeOn, describeOnEachDatabase, TestApp } from '../../../../../test/test-app';

const DAY_MS = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

describeOn('SQLite', 'GET /settings', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', { TIME_ZONE: 'Pacific/Kiritimati' });
  });
  afterAll(() => testApp.close());

  it('returns the calendar day of the owner, which decides on completion dates', async () => {
    // Noon in UTC is two in the morning of the next day there.
    testApp.clock.advance(1.5 * DAY_MS - (Date.now() % DAY_MS));
    const noon = testApp.clock.clock.now();
    const buyer = await testApp.person('Buyer');
    const { today, timeZone } = (await testApp.visitor().get('/settings')).data<{ today: string; timeZone: string }>();

    expect(timeZone).toBe('Pacific/Kiritimati');
    expect(today).toBe(dayAt(noon + DAY_MS));
    expect((await actions.post(buyer, { completionDate: dayAt(noon) })).code).toBe('task/deadline-in-past');
    expect((await actions.post(buyer, { completionDate: today })).status).toBe(201);
  });

  it('contains no link to another site and no rate for taka when the owner set none', async () => {
    expect((await testApp.visitor().get('/settings')).data()).toMatchObject({
      links: {},
      takaPerDollar: null,
      carouselSeconds: 3,
    });
  });

  it('contains the links, the rate and the rate limits that the owner set', async () => {
    const links = { LINK_DEVELOPERS: 'https://code.example/kaaj', LINK_MESSENGER: 'https://messages.example/kaaj' };
    const other = await TestApp.build('SQLite', { ...links, TAKA_PER_DOLLAR: '122.5', CAROUSEL_SECONDS: '5' });
    const settings = (await other.visitor().get('/settings')).data();
    await other.close();
    expect(settings).toMatchObject({ takaPerDollar: 122.5, carouselSeconds: 5 });
    expect(settings).toHaveProperty('links', {
      developers: 'https://code.example/kaaj',
      messenger: 'https://messages.example/kaaj',
    });
  });
});

describeOnEachDatabase('prices of the owner', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { COIN_PACKAGES: '40:1.99,900:40', COINS_PER_DOLLAR: '25' });
  });
  afterAll(() => testApp.close());

  it('are shown, sold and paid out, and no others are', async () => {
    const settings = (await testApp.visitor().get('/settings')).data<object>();
    expect(settings).toMatchObject({
      packages: [
        { id: 1, coins: 40, price: 1.99 },
        { id: 2, coins: 900, price: 40 },
      ],
      coinsPerDollar: 25,
      paymentGateway: 'sandbox',
      sandboxInProduction: false,
    });
    const buyer = await testApp.person('Buyer', { coins: 0 });
    const worker = await testApp.person('Worker', { coins: 500 });
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    const before = { buyer: 0, 'buyer held': 0, worker: 500, 'worker held': 0, ledgerSum: 0 };
    expect(await testApp.balances()).toEqual(before);
    expect((await actions.buy(buyer, 150)).code).toBe('payment/unknown-package');
    expect(await testApp.balances()).toEqual(before);
    expect((await actions.buy(buyer, 900)).data()).toMatchObject({ coinsPurchased: 900, amountPaid: 40 });
    expect((await actions.withdraw(worker, 250)).data()).toMatchObject({ withdrawalAmount: 10 });
    const after = { buyer: 900, 'buyer held': 0, worker: 250, 'worker held': 250, ledgerSum: 0 };
    expect(await testApp.balances()).toEqual(after);
  });
});

describeOn('SQLite', 'a production that grants coins', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ENCRYPTION_KEY: '3f9c1e7b5a8d2064c7e1f0b94d6a83259be40f7d1c62a5388e07d4b196fc3a5e',
      PUBLIC_ORIGIN: 'https://kaaj.example',
      PAYMENT_GATEWAY: 'sandbox',
      SANDBOX_IN_PRODUCTION: 'true',
    });
  });
  afterAll(() => testApp.close());

  it('S14 says so in the settings', async () => {
    const settings = (await testApp.visitor().get('/settings')).data<object>();
    expect(settings).toMatchObject({ paymentGateway: 'sandbox', sandboxInProduction: true, demonstration: [] });
  });
});
