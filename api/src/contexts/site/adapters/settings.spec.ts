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
});
