import { deeds, describeOnEachDatabase, World } from '../../../../test/world';

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
