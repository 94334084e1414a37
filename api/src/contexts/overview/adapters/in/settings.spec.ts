import { deeds, describeOnEachDatabase, World } from '../../../../../test/world';

const DAY_MS = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

describeOnEachDatabase('the settings', (engine) => {
  let world: World;

  beforeAll(async () => {
    world = await World.build(engine, { TIME_ZONE: 'Pacific/Kiritimati' });
  });
  afterAll(() => world.close());

  it('tell the owner’s calendar day, by which a completion date is judged', async () => {
    // Noon in UTC, when it is two in the morning of the next day there.
    world.clock.advance(1.5 * DAY_MS - (Date.now() % DAY_MS));
    const noon = world.clock.clock.now();
    const buyer = await world.person('Buyer');
    const { today, timeZone } = (await world.visitor().get('/settings')).data<{ today: string; timeZone: string }>();

    expect(timeZone).toBe('Pacific/Kiritimati');
    expect(today).toBe(dayAt(noon + DAY_MS));
    expect((await deeds.post(buyer, { completionDate: dayAt(noon) })).code).toBe('task/deadline-in-past');
    expect((await deeds.post(buyer, { completionDate: today })).status).toBe(201);
  });

  it('carry no link to another site and no rate for taka, as long as the owner set none', async () => {
    expect((await world.visitor().get('/settings')).data()).toMatchObject({
      links: {},
      takaPerDollar: null,
      carouselSeconds: 3,
    });
  });

  it('carry the links, the rate and the pace that the owner set', async () => {
    const links = { LINK_DEVELOPERS: 'https://code.example/kaaj', LINK_MESSENGER: 'https://messages.example/kaaj' };
    const other = await World.build(engine, { ...links, TAKA_PER_DOLLAR: '122.5', CAROUSEL_SECONDS: '5' });
    const settings = (await other.visitor().get('/settings')).data();
    await other.close();
    expect(settings).toMatchObject({ takaPerDollar: 122.5, carouselSeconds: 5 });
    expect(settings).toHaveProperty('links', {
      developers: 'https://code.example/kaaj',
      messenger: 'https://messages.example/kaaj',
    });
  });
});

describeOnEachDatabase('an owner’s own prices', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, { COIN_PACKAGES: '40:1.99,900:40', COINS_PER_DOLLAR: '25' });
  });
  afterAll(() => world.close());

  it('are told, sold and paid out, and nothing else is', async () => {
    const told = (await world.visitor().get('/settings')).data<object>();
    expect(told).toMatchObject({
      packages: [
        { id: 1, coins: 40, price: 1.99 },
        { id: 2, coins: 900, price: 40 },
      ],
      coinsPerDollar: 25,
      paymentGateway: 'sandbox',
      sandboxInProduction: false,
    });
    const buyer = await world.person('Buyer', { coins: 0 });
    const worker = await world.person('Worker', { coins: 500 });
    world.nameWallet('buyer', buyer);
    world.nameWallet('worker', worker);
    const before = { buyer: 0, 'buyer held': 0, worker: 500, 'worker held': 0, everything: 0 };
    expect(await world.balances()).toEqual(before);
    expect((await deeds.buy(buyer, 150)).code).toBe('payment/unknown-package');
    expect(await world.balances()).toEqual(before);
    expect((await deeds.buy(buyer, 900)).data()).toMatchObject({ coinsPurchased: 900, amountPaid: 40 });
    expect((await deeds.withdraw(worker, 250)).data()).toMatchObject({ withdrawalAmount: 10 });
    const after = { buyer: 900, 'buyer held': 0, worker: 250, 'worker held': 250, everything: 0 };
    expect(await world.balances()).toEqual(after);
  });
});

describeOnEachDatabase('a production that gives coins away', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ENCRYPTION_KEY: '3f9c1e7b5a8d2064c7e1f0b94d6a83259be40f7d1c62a5388e07d4b196fc3a5e',
      PUBLIC_ORIGIN: 'https://kaaj.example',
      PAYMENT_GATEWAY: 'sandbox',
      SANDBOX_IN_PRODUCTION: 'true',
    });
  });
  afterAll(() => world.close());

  it('S14 says so to every page', async () => {
    const told = (await world.visitor().get('/settings')).data<object>();
    expect(told).toMatchObject({ paymentGateway: 'sandbox', sandboxInProduction: true, demonstration: [] });
  });
});
