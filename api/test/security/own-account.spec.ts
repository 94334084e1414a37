import { type Account } from '../support/account';
import { describeOnOneDatabase, Person, TestApp } from '../test-app';

interface Device {
  readonly _id: string;
  readonly current: boolean;
  readonly browser: string;
  readonly address: string;
  readonly openedAt: string;
  readonly usedAt: string;
}

describeOnOneDatabase('my account', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterEach(() => testApp.clock.reset());
  afterAll(() => testApp.close());

  const whoAmI = async (person: Person) => (await person.get(`/user?${person.self}`)).status;

  async function inOtherBrowser({ name, email, password, role }: Person): Promise<Person> {
    const there = new Person(testApp.api, name, email, password, role);
    await there.signIn();
    return there;
  }

  const devicesOf = async (person: Person) => (await person.get('/account/session')).data<Device[]>();

  it('S4 changes the password for a person who knows it, and ends every other session', async () => {
    const here = await testApp.person('Worker');
    const there = await inOtherBrowser(here);
    const exchange = (password: string, newPassword: string) =>
      here.patch('/account/password', { password, newPassword });
    const wrong = await exchange('Not-this-one1', 'Another-pass1');
    expect([wrong.status, wrong.code]).toEqual([422, 'auth/wrong-password']);
    expect(wrong.problem.errors).toMatchObject([{ field: 'password' }]);
    const weak = await exchange(here.password, 'weak');
    expect([weak.status, weak.code]).toEqual([400, 'auth/weak-password']);
    expect(weak.problem.errors).toMatchObject([{ field: 'newPassword' }]);
    expect([await whoAmI(here), await whoAmI(there)]).toEqual([200, 200]);

    (await exchange(here.password, 'Another-pass1')).data();
    expect([await whoAmI(here), await whoAmI(there)]).toEqual([200, 401]);
    expect((await there.post('/auth/refresh')).status).toBe(401);
    expect((await here.post('/auth/refresh')).status).toBe(200);
    const { email, password } = here;
    expect((await testApp.visitor().post('/auth/login', { email, password })).status).toBe(401);
    expect((await testApp.visitor().post('/auth/login', { email, password: 'Another-pass1' })).ok).toBe(true);
  });

  it('lists the signed-in browsers with time and place of last use, and no other person’s', async () => {
    const here = await testApp.person('Worker');
    await testApp.person('Worker');
    const there = await inOtherBrowser(here);
    testApp.clock.advance(10 * 60_000);
    there.from = '192.0.2.7';
    (await there.post('/auth/refresh', {}, { 'user-agent': 'Firefox on a phone' })).data();
    const [first, second, ...more] = await devicesOf(here);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ current: false, browser: 'Firefox on a phone', address: '192.0.2.7' });
    expect(Date.parse(first?.usedAt ?? '') - Date.parse(second?.usedAt ?? '')).toBeGreaterThanOrEqual(9 * 60_000);
    expect(second).toMatchObject({ current: true });
  });

  it('S4 signs one browser out and no other, and no other person’s', async () => {
    const here = await testApp.person('Worker');
    const stranger = await testApp.person('Worker');
    const there = await inOtherBrowser(here);
    const other = (await devicesOf(here)).find(({ current }) => !current)?._id ?? '';
    expect((await stranger.delete(`/account/session/${other}`)).status).toBe(404);
    expect(await whoAmI(there)).toBe(200);
    (await here.delete(`/account/session/${other}`)).data();
    expect([await whoAmI(here), await whoAmI(there)]).toEqual([200, 401]);
    expect(await devicesOf(here)).toHaveLength(1);
    expect((await here.delete(`/account/session/${other}`)).status).toBe(404);
  });

  it('stores the language of the person, and returns it to the next browser they sign in with', async () => {
    const person = await testApp.person('Worker');
    expect((await person.get('/account')).data<Account>()).toMatchObject({ language: '', hasPassword: true });
    (await person.patch('/account/language', { language: 'bn' })).data();
    const { email, password } = person;
    const proof = await testApp.visitor().post('/auth/login', { email, password });
    expect(proof.data<Account>().language).toBe('bn');
    expect((await person.patch('/account/language', { language: 'fr' })).status).toBe(400);
  });
});
