import { exampleOf, ROUTES } from '../support/calls';
import { describeOn, type Person, World } from '../world';

const CHANGING = ROUTES.filter(({ method, rule }) => method !== 'GET' || 'effect' in rule);

/** What a browser sends along when another site makes it call us. */
const FROM_ELSEWHERE: Record<string, Record<string, string>> = {
  "another site's Origin": { origin: 'https://evil.example' },
  'an Origin that only begins like ours': { origin: 'http://localhost:3000.evil.example' },
  'the Origin null of a sandboxed frame': { origin: 'null' },
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site, from a neighbouring host': { 'sec-fetch-site': 'same-site' },
};

describeOn('SQLite', 'a call that another site caused', () => {
  let world: World;
  let person: Person;
  beforeAll(async () => {
    world = await World.build('SQLite', { PUBLIC_ORIGIN: 'http://localhost:3000' });
    person = await world.person('Buyer');
  });
  afterAll(() => world.close());

  const cookies = () => ({ cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const cases = CHANGING.flatMap(({ route }) => Object.keys(FROM_ELSEWHERE).map((sign) => [route, sign] as const));

  it.each(cases)('S5 %s is refused with %s, and changes nothing', async (route, sign) => {
    const { method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const body = await exampleOf(route).body?.(world, person);
    const target = path.replace(':email', person.email).replace(/:\w+/, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const before = await world.everything();
    const { status, code } = await world.api.send({
      method,
      path: `${target}?${person.self}`,
      headers: { ...cookies(), ...person.proof, ...FROM_ELSEWHERE[sign] },
      ...(method !== 'GET' && { body: body ?? {} }),
    });
    expect([status, code]).toEqual([403, 'access/cross-site']);
    expect(await world.everything()).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'S5 a %s body, which any form can send, is refused',
    async (type) => {
      const before = await world.everything();
      const { status, code } = await world.api.send({
        method: 'POST',
        path: '/task',
        headers: { ...cookies(), origin: world.api.origin, 'content-type': type },
        body: '{"title":"x"}',
      });
      expect([status, code]).toEqual([403, 'access/cross-site']);
      expect(await world.everything()).toEqual(before);
    },
  );

  it('S5 cookies without a word about where the call comes from do not suffice', async () => {
    const { status, code } = await world.api.send({ method: 'POST', path: '/task', headers: cookies(), body: {} });
    expect([status, code]).toEqual([403, 'access/cross-site']);
  });

  it('S5 no other origin is let in by CORS', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const asked = await world.api.send({ method: 'OPTIONS', path: '/task', headers });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('S5 our own pages are let in', async () => {
    expect((await person.post('/auth/refresh')).status).toBe(200);
    expect((await person.get('/jwt/logout', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
